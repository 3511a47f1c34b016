import { Grid, Heading, Stack } from '@chakra-ui/react';
import { SwitchField } from '../form/switch-field.tsx';
import { NEW_ARRIVAL_HELP } from './product-form-values.ts';
import { TagsField } from './tags-field.tsx';

/** ADDITIONAL: the two flags and the tags. */
export function AdditionalTab() {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="10"
      rowGap="7"
      p={{ base: '4', md: '6' }}
      alignItems="start"
    >
      <Stack gap="3">
        <Heading as="h2" fontSize="md" fontWeight="800" minH="var(--ctl)" alignContent="center">
          Flags
        </Heading>
        <SwitchField name="isFeatured" label="Featured product" />
        <SwitchField name="isNewArrival" label="New arrival" help={NEW_ARRIVAL_HELP} />
      </Stack>
      <TagsField />
    </Grid>
  );
}
