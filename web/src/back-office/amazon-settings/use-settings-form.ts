import {
  type AmazonSettingsInput,
  amazonSettingsInputSchema,
  type Settings,
} from '@rad-rewind/contract/settings';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../form/schema-resolver.ts';
import { useConflict } from '../form/use-conflict.ts';
import { type AmazonSettingsValues, amazonSettingsValues } from './amazon-settings-values.ts';
import { useSaveSettings } from './use-save-settings.ts';

const resolver = schemaResolver<AmazonSettingsValues, AmazonSettingsInput>(amazonSettingsInputSchema);

/** The settings form's state: fields, save and conflict. */
export function useSettingsForm(settings: Settings) {
  const form = useForm({ resolver, defaultValues: amazonSettingsValues(settings) });
  const conflict = useConflict(settings.updatedAt);
  const save = useSaveSettings();
  const onSaved = (saved: Settings) => {
    form.reset(amazonSettingsValues(saved));
    conflict.setOpenedAt(saved.updatedAt);
  };
  const saveOver = (expectedUpdatedAt: string | null) =>
    form.handleSubmit((input) => {
      conflict.close();
      save.mutate({ ...input, expectedUpdatedAt }, { onSuccess: onSaved, onError: conflict.ask });
    });
  return {
    form,
    save,
    conflict,
    submit: saveOver(conflict.openedAt),
    overwrite: saveOver(conflict.found?.changedAt ?? null),
  };
}
