import { Box, Flex, Grid, Spinner, Stack } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '../form/select-field.tsx';
import { SlugField, useSlugFromName } from '../form/slug-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { AffiliateSection } from './affiliate-section.tsx';
import { categoryOptions } from './category-options.ts';
import { DescriptionLabel } from './description-label.tsx';
import { EDITOR_HEIGHT } from './editor-css.ts';
import type { ProductFormValues } from './product-form-values.ts';

// The editor's code is as large as the rest of the back office: the other fields don't wait for it.
const DescriptionField = lazy(() => import('./description-field.tsx'));

function CategoryField({ categories }: { categories: readonly Category[] }) {
  const { formState } = useFormContext<ProductFormValues>();
  const options = categoryOptions(formState.defaultValues?.categoryId ?? '', categories);
  return <SelectField name="categoryId" label="Category" options={options} />;
}

function EditorPlace() {
  return (
    <div>
      <DescriptionLabel />
      <Flex
        role="status"
        aria-label="Loading the editor"
        align="center"
        justify="center"
        minH={EDITOR_HEIGHT}
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="l2"
      >
        <Spinner color="brand.solid" />
      </Flex>
    </div>
  );
}

/** BASIC INFO: name, slug, price, category, description, affiliate section. */
export function BasicInfoTab({ categories }: { categories: readonly Category[] }) {
  const { generateIfEmpty } = useSlugFromName();
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 312px' }}>
      <Stack gap="5" px={{ base: '4', md: '6' }} pt={{ base: '5', md: '6' }} pb="7" minW="0">
        <TextField name="name" label="Name" onBlur={generateIfEmpty} />
        <SlugField />
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap={{ base: '3', md: '5' }} alignItems="start">
          <TextField name="price" label="Price" optional />
          <CategoryField categories={categories} />
        </Grid>
        <Suspense fallback={<EditorPlace />}>
          <DescriptionField />
        </Suspense>
      </Stack>
      <Box
        p={{ base: '4', md: '6' }}
        pb="6"
        bg="bg.subtle"
        borderColor="border"
        borderTopWidth={{ base: '1px', xl: '0' }}
        borderInlineStartWidth={{ base: '0', xl: '1px' }}
        borderBottomRadius="8px"
        borderBottomStartRadius={{ base: '8px', xl: '0' }}
        minW="0"
      >
        <AffiliateSection />
      </Box>
    </Grid>
  );
}
