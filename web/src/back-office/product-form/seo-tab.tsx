import { Box, Grid, Stack } from '@chakra-ui/react';
import { SEO_DESCRIPTION_RANGE, SEO_TITLE_RANGE } from '@rad-rewind/contract/limits';
import { TextAreaField, TextField } from '../form/text-field.tsx';
import { LengthMeter } from './length-meter.tsx';
import { SearchPreview } from './search-preview.tsx';

/** SEO: title and description with their recommended lengths, and how a search engine may show them. */
export function SeoTab() {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 400px' }}
      columnGap="10"
      rowGap="7"
      p={{ base: '4', md: '6' }}
      alignItems="start"
    >
      <Stack gap="5">
        <Box>
          <TextField name="seoTitle" label="SEO title" optional />
          <LengthMeter name="seoTitle" range={SEO_TITLE_RANGE} scale={80} />
        </Box>
        <Box>
          <TextAreaField name="seoDescription" label="Meta description" optional />
          <LengthMeter name="seoDescription" range={SEO_DESCRIPTION_RANGE} scale={200} />
        </Box>
      </Stack>
      <SearchPreview />
    </Grid>
  );
}
