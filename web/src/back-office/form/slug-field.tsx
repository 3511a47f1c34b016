import { Button, Flex, Input } from '@chakra-ui/react';
import { slugify } from '@rad-rewind/contract/text';
import { useFormContext } from 'react-hook-form';
import { FormField } from './form-field.tsx';

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
  const generateIfEmpty = () => {
    if (getValues('slug').trim() === '') generate();
  };
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
