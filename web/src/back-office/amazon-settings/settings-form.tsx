import { Card, Grid, Stack } from '@chakra-ui/react';
import { AMAZON_CREDENTIAL_VERSIONS, AMAZON_MARKETPLACES } from '@rad-rewind/contract/limits';
import {
  type AmazonSettingsInput,
  amazonSettingsInputSchema,
  type Settings,
} from '@rad-rewind/contract/settings';
import { FormProvider, useForm } from 'react-hook-form';
import { schemaResolver } from '../form/schema-resolver.ts';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { UnsavedChangesDialog } from '../form/unsaved-changes-dialog.tsx';
import { type AmazonSettingsValues, amazonSettingsValues } from './amazon-settings-values.ts';
import { SettingsActions } from './settings-actions.tsx';
import { useSaveSettings } from './use-save-settings.ts';

const resolver = schemaResolver<AmazonSettingsValues, AmazonSettingsInput>(amazonSettingsInputSchema);
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The Amazon credentials. A stored secret stands as a mask; saved as that, it stays. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const form = useForm({ resolver, defaultValues: amazonSettingsValues(settings) });
  const save = useSaveSettings();
  const submit = form.handleSubmit((input) =>
    save.mutate(input, { onSuccess: (saved) => form.reset(amazonSettingsValues(saved)) }),
  );
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <Card.Root asChild>
        <form onSubmit={submit} noValidate>
          <Card.Header>
            <Card.Title as="h2">CREDENTIALS</Card.Title>
          </Card.Header>
          <Card.Body>
            <Stack gap="5">
              <TextField name="amazonApiKey" label="API Key" type="password" autoComplete="new-password" />
              <TextField
                name="amazonSecretKey"
                label="Secret Key"
                type="password"
                autoComplete="new-password"
              />
              <TextField name="amazonAssociateTag" label="Associate Tag" help="For example radrewind-20" />
              <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5">
                <SelectField
                  name="amazonMarketplace"
                  label="Marketplace"
                  options={options(AMAZON_MARKETPLACES)}
                />
                <SelectField
                  name="amazonCredentialVersion"
                  label="Credential version"
                  options={options(AMAZON_CREDENTIAL_VERSIONS)}
                />
              </Grid>
              <SettingsActions dirty={isDirty} saving={save.isPending} />
            </Stack>
          </Card.Body>
        </form>
      </Card.Root>
      <UnsavedChangesDialog active={isDirty} name="Amazon API settings" />
    </FormProvider>
  );
}
