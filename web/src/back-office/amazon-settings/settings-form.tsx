import { Card, Grid, Stack } from '@chakra-ui/react';
import { AMAZON_CREDENTIAL_VERSIONS, AMAZON_MARKETPLACES } from '@rad-rewind/contract/limits';
import type { Settings } from '@rad-rewind/contract/settings';
import { FormProvider } from 'react-hook-form';
import { ConflictDialog } from '../form/conflict-dialog.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { UnsavedChangesDialog } from '../form/unsaved-changes-dialog.tsx';
import { SettingsActions } from './settings-actions.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export interface SettingsFormProps {
  settings: Settings;
  /** Starts the form again with what is stored now. */
  onReload: () => void;
}

/** The Amazon credentials. A stored secret stands as a mask; saved as that, it stays. */
export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const { form, save, conflict, submit, overwrite } = useSettingsForm(settings);
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
      <ConflictDialog
        title="SETTINGS CHANGED"
        what="these settings"
        conflict={conflict.found}
        onOverwrite={() => void overwrite()}
        onReload={onReload}
        onClose={conflict.close}
      />
    </FormProvider>
  );
}
