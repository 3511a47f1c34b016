import { Card, Grid, Stack } from '@chakra-ui/react';
import { type Category, type CategoryInput, categoryInputSchema } from '@rad-rewind/contract/category';
import { pagePath } from '@rad-rewind/contract/paths';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { SaveBar } from '../form/save-bar.tsx';
import { schemaResolver } from '../form/schema-resolver.ts';
import { SlugField, useSlugFromName } from '../form/slug-field.tsx';
import { TextAreaField, TextField } from '../form/text-field.tsx';
import { UnsavedChangesDialog } from '../form/unsaved-changes-dialog.tsx';
import { type CategoryFormValues, categoryFormValues } from './category-form-values.ts';
import { CategoryImagePreview } from './category-image-preview.tsx';
import { useSaveCategory } from './use-save-category.ts';

const resolver = schemaResolver<CategoryFormValues, CategoryInput>(categoryInputSchema);

function NameField() {
  const { generateIfEmpty } = useSlugFromName();
  return <TextField name="name" label="Name" onBlur={generateIfEmpty} />;
}

/** The fields of a category. What was typed stays when a save fails. */
export function CategoryForm({ category }: { category: Category | null }) {
  const form = useForm({ resolver, defaultValues: categoryFormValues(category) });
  const [name, image] = useWatch({ control: form.control, name: ['name', 'image'] });
  const save = useSaveCategory(category?.id ?? null);
  const submit = form.handleSubmit((input) =>
    save.mutate(input, {
      onError: (error) => {
        if (!(error instanceof ApiError) || error.status !== 409) return;
        form.setError('slug', { message: error.text }, { shouldFocus: true });
      },
    }),
  );
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Card.Root>
          <Card.Body>
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 312px' }} gap="8">
              <Stack gap="5">
                <NameField />
                <SlugField />
                <TextAreaField name="description" label="Description" optional />
                <TextField name="image" label="Image URL" type="url" inputMode="url" optional />
              </Stack>
              <CategoryImagePreview src={image} />
            </Grid>
          </Card.Body>
        </Card.Root>
        <SaveBar
          dirty={isDirty}
          pending={save.isPending}
          saveLabel={category ? 'UPDATE CATEGORY' : 'SAVE CATEGORY'}
          cancelTo={pagePath.adminCategories}
        />
        <UnsavedChangesDialog active={isDirty && !save.isSuccess} name={name} />
      </form>
    </FormProvider>
  );
}
