import { Button, Flex, Input } from '@chakra-ui/react';
import { slugify } from '@rad-rewind/contract/text';
import { useFormContext } from 'react-hook-form';
import { FormField } from './form-field.tsx';

/** The slug is selected where the focus has just gone to it, as a text is that one tabs to. */
function selectFocusedSlug(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && focused.name === 'slug') focused.select();
}

/**
 * Makes the slug out of the name (docs/product.md, "Slug generation").
 * @returns `generate` for the button, `generateIfEmpty` for when the name loses the focus
 */
export function useSlugFromName(): { generate: () => void; generateIfEmpty: () => void } {
  const { getValues, setValue } = useFormContext<{ name: string; slug: string }>();
  const generate = () => {
    const slug = slugify(getValues('name'));
    setValue('slug', slug, { shouldDirty: true, shouldValidate: slug !== '' });
  };
  // Later, so that whatever is typed into the slug at once comes first.
  const generateIfEmpty = () =>
    setTimeout(() => {
      if (getValues('slug').trim() !== '') return;
      generate();
      selectFocusedSlug();
    });
  return { generate, generateIfEmpty };
}

/** The slug, with the button that makes it out of the name. */
export function SlugField() {
  const { register } = useFormContext<{ slug: string }>();
  const { generate } = useSlugFromName();
  return (
    <FormField name="slug" label="Slug">
      <Flex gap="2" w="full">
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('slug')} />
        <Button variant="outline" onClick={generate}>
          Generate
        </Button>
      </Flex>
    </FormField>
  );
}
