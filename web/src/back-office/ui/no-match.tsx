import { Button } from '@chakra-ui/react';
import type { TableControls } from '../table/use-table-state.ts';
import { EmptyState } from './empty-state.tsx';

/** A search or filter that finds nothing, with the way back to everything. */
export function NoMatch({ text, controls }: { text: string; controls: TableControls }) {
  return (
    <EmptyState title="No match" text={text}>
      <Button variant="ghost" onClick={() => controls.change({ search: '', filters: {} })}>
        Clear search
      </Button>
    </EmptyState>
  );
}
