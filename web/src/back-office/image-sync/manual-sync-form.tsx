import { syncImageQuerySchema } from '@rad-rewind/contract/media';
import { useState } from 'react';
import { OneFieldForm } from './one-field-form.tsx';
import type { ImageSync } from './use-image-sync.ts';

/** Copies one image by its file name, missing or not. */
export function ManualSyncForm({ sync }: { sync: ImageSync }) {
  const [filename, setFilename] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = () => {
    const query = syncImageQuerySchema.safeParse({ filename });
    setFault(query.success ? null : (query.error.issues[0]?.message ?? null));
    if (query.success) {
      void sync.syncOne(query.data.filename).then((synced) => {
        if (synced) setFilename('');
      });
    }
    return query.success;
  };
  return (
    <OneFieldForm
      title="MANUAL SYNC"
      label="Filename"
      submitLabel="Sync"
      value={filename}
      fault={fault}
      pending={sync.running !== null}
      onChange={setFilename}
      onSubmit={submit}
    />
  );
}
