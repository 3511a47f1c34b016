import { Card, Grid, Stack } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { pagePath } from '@rad-rewind/contract/paths';
import { FormProvider, useWatch } from 'react-hook-form';
import { ConflictDialog } from '../form/conflict-dialog.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { SlugField, useSlugFromName } from '../form/slug-field.tsx';
import { TextAreaField, TextField } from '../form/text-field.tsx';
import { UnsavedChangesDialog } from '../form/unsaved-changes-dialog.tsx';
import { CategoryImagePreview } from './category-image-preview.tsx';
import { useCategoryForm } from './use-category-form.ts';

function NameField() {
  const { generateIfEmpty } = useSlugFromName();
  return <TextField name="name" label="Name" onBlur={generateIfEmpty} />;
}

export interface CategoryFormProps {
  /** The category to replace; null creates one. */
  category: Category | null;
  /** Starts the form again with what is stored now; a new category has no need of it. */
  onReload?: () => void;
}

/** The fields of a category. What was typed stays when a save fails. */
export function CategoryForm({ category, onReload }: CategoryFormProps) {
  const { form, save, conflict, submit, overwrite } = useCategoryForm(category);
  const [name, image] = useWatch({ control: form.control, name: ['name', 'image'] });
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
      </form>
      <UnsavedChangesDialog active={isDirty && !save.isSuccess} name={name} />
      <ConflictDialog
        title="CATEGORY CHANGED"
        what="this category"
        conflict={conflict.found}
        onOverwrite={() => void overwrite()}
        onReload={() => onReload?.()}
        onClose={conflict.close}
      />
    </FormProvider>
  );
}
