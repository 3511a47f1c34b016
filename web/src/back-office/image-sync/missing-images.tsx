import { Button, Card, Flex, Spinner } from '@chakra-ui/react';
import { VALIDATION } from '@rad-rewind/contract/messages';
import { useCallback, useState } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { MissingImageRow } from './missing-image-row.tsx';
import { SyncProgress } from './sync-progress.tsx';
import { checklist, stateOf } from './sync-run.ts';
import type { ImageSync } from './use-image-sync.ts';

export interface MissingImagesProps {
  missing: readonly string[];
  sync: ImageSync;
}

function useChoice(missing: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = missing.filter((filename) => chosen.has(filename));
  const choose = useCallback((filename: string, on: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (on) next.add(filename);
      else next.delete(filename);
      return next;
    });
  }, []);
  const allSelected = missing.length > 0 && selected.length === missing.length;
  const toggleAll = () => setChosen(new Set(allSelected ? [] : missing));
  return { selected, isSelected: (filename: string) => chosen.has(filename), choose, allSelected, toggleAll };
}

/** The checklist of missing images: sync one, all, or those that are selected. */
export function MissingImages({ missing, sync }: MissingImagesProps) {
  const choice = useChoice(missing);
  const [fault, setFault] = useState<string | null>(null);
  const busy = sync.running !== null;
  const rows = checklist(missing, sync.states);
  const syncSelected = () => {
    // What has come stays in the list until it is counted anew.
    const wanted = choice.selected.filter((filename) => stateOf(sync.states, filename).kind !== 'synced');
    setFault(wanted.length === 0 ? VALIDATION.syncSelection : null);
    if (wanted.length > 0) void sync.syncAll(wanted);
  };
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">MISSING IMAGES</Card.Title>
        {rows.length > 0 && (
          <Flex gap="3" wrap="wrap">
            <Button
              variant="outline"
              size="sm"
              disabled={busy || missing.length === 0}
              onClick={choice.toggleAll}
            >
              {choice.allSelected ? 'Select None' : 'Select All'}
            </Button>
            <Button size="sm" disabled={busy || missing.length === 0} aria-busy={busy} onClick={syncSelected}>
              {busy && <Spinner size="sm" />}
              Sync Selected
            </Button>
          </Flex>
        )}
        {fault && choice.selected.length === 0 && (
          <Flex role="alert" flexBasis="full" gap="1.5" color="fg.error" textStyle="sm" fontWeight="600">
            <Icon name="alert" boxSize="16px" mt="0.5" />
            {fault}
          </Flex>
        )}
      </Card.Header>
      {sync.running && sync.running.length > 1 && (
        <SyncProgress filenames={sync.running} states={sync.states} onStop={sync.stop} />
      )}
      {rows.length === 0 && (
        <EmptyState title="No missing images" text="Every local image is where it should be." />
      )}
      <ul>
        {rows.map((filename) => (
          <MissingImageRow
            key={filename}
            filename={filename}
            state={stateOf(sync.states, filename)}
            selected={choice.isSelected(filename)}
            disabled={busy}
            onSelect={choice.choose}
            onSync={sync.syncOne}
          />
        ))}
      </ul>
    </Card.Root>
  );
}
