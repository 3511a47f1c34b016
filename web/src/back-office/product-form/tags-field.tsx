import { Box, Button, Field, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { LIST_LIMITS, TEXT_LIMITS } from '@rad-rewind/contract/limits';
import { tagKey } from '@rad-rewind/contract/product';
import { useRef, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useFieldError } from '../form/form-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { PromptDialog } from '../ui/prompt-dialog.tsx';
import type { ProductFormValues } from './product-form-values.ts';

/** Why a text can't become one more tag, or null where it can. */
function tagFault(text: string, tags: readonly string[]): string | null {
  const tag = text.trim();
  if (tag === '') return 'Please enter a tag';
  if (tag.length > TEXT_LIMITS.tag) return `Each tag must be at most ${TEXT_LIMITS.tag} characters`;
  if (tags.some((known) => tagKey(known) === tagKey(tag))) return `The product has the tag "${tag}" already`;
  return tags.length >= LIST_LIMITS.tags ? `Tags must have at most ${LIST_LIMITS.tags} entries` : null;
}

function TagChip({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  return (
    <Flex
      as="li"
      align="center"
      minH="var(--ctl-s)"
      ps="3"
      borderWidth="1.5px"
      borderColor="ink"
      borderRadius="full"
      bg="bg.panel"
      textStyle="sm"
      fontWeight="600"
      overflowWrap="anywhere"
    >
      {tag}
      <IconButton
        variant="ghost"
        size="sm"
        borderRadius="full"
        color="gray.700"
        aria-label={`Remove tag ${tag}`}
        onClick={onRemove}
      >
        <Icon name="x" boxSize="14px" />
      </IconButton>
    </Flex>
  );
}

function TagList({ tags, onRemove }: { tags: readonly string[]; onRemove: (tag: string) => void }) {
  if (tags.length === 0) return <Text color="fg.muted">No tags added yet</Text>;
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
      {tags.map((tag) => (
        <TagChip key={tag} tag={tag} onRemove={() => onRemove(tag)} />
      ))}
    </Flex>
  );
}

/** The product's tags, added one at a time in a small dialog. */
export function TagsField() {
  const { control } = useFormContext<ProductFormValues>();
  const error = useFieldError('tags');
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Controller
      control={control}
      name="tags"
      render={({ field }) => (
        <Field.Root invalid={error !== undefined} asChild>
          <Box>
            <Flex align="center" justify="space-between" w="full" mb="3">
              <Heading as="h2" fontSize="md" fontWeight="800">
                Tags
              </Heading>
              <Button
                ref={(element) => {
                  addButton.current = element;
                  field.ref(element);
                }}
                variant="outline"
                onClick={() => setAdding(true)}
              >
                <Icon name="plus" boxSize="16px" />
                Add Tag
              </Button>
            </Flex>
            <TagList
              tags={field.value}
              onRemove={(tag) => {
                field.onChange(field.value.filter((known) => known !== tag));
                addButton.current?.focus();
              }}
            />
            <Field.ErrorText>
              <Icon name="alert" boxSize="16px" mt="0.5" />
              {error}
            </Field.ErrorText>
            <PromptDialog
              open={adding}
              title="ADD TAG"
              label="Tag"
              submitLabel="ADD TAG"
              faultOf={(text) => tagFault(text, field.value)}
              onSubmit={(text) => {
                field.onChange([...field.value, text.trim()]);
                setAdding(false);
              }}
              onClose={() => setAdding(false)}
            />
          </Box>
        </Field.Root>
      )}
    />
  );
}
