import { Box, Button, Flex, Grid, Spinner } from '@chakra-ui/react';
import { memo } from 'react';
import { RowCheckbox } from '../table/row-checkbox.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import type { ImageState } from './sync-run.ts';

export interface MissingImageRowProps {
  filename: string;
  state: ImageState;
  selected: boolean;
  disabled: boolean;
  onSelect: (filename: string, selected: boolean) => void;
  onSync: (filename: string) => Promise<unknown>;
}

const LOOKS: Record<ImageState['kind'], { text: string; colour: string; icon?: IconName }> = {
  missing: { text: 'Missing', colour: 'fg.muted' },
  waiting: { text: 'Waiting', colour: 'fg.muted' },
  syncing: { text: 'Syncing', colour: 'brand.700' },
  synced: { text: 'Synced', colour: 'fg.success', icon: 'check' },
  failed: { text: 'Failed', colour: 'fg.error', icon: 'alert' },
};

function StateText({ state }: { state: ImageState }) {
  const { text, colour, icon } = LOOKS[state.kind];
  return (
    <Flex
      gridArea="state"
      align="center"
      gap="2"
      color={colour}
      textStyle="sm"
      fontWeight="600"
      overflowWrap="anywhere"
    >
      {state.kind === 'syncing' && <Spinner size="sm" />}
      {icon && <Icon name={icon} boxSize="16px" />}
      {state.kind === 'failed' ? state.message : text}
    </Flex>
  );
}

/** One image of the checklist: box, name, state, Sync. A run changes a few rows at a time and leaves the others. */
export const MissingImageRow = memo(function MissingImageRow({
  filename,
  state,
  selected,
  disabled,
  onSelect,
  onSync,
}: MissingImageRowProps) {
  const synced = state.kind === 'synced';
  return (
    <Grid
      as="li"
      alignItems="center"
      columnGap="3"
      rowGap="0.5"
      minH="52px"
      px={{ base: '4', md: '5' }}
      py={{ base: '2.5', md: '1.5' }}
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      bg={state.kind === 'syncing' ? 'brand.50' : undefined}
      boxShadow={state.kind === 'syncing' ? 'inset 4px 0 0 {colors.brand.500}' : undefined}
      templateColumns={{ base: '32px minmax(0, 1fr) 88px', md: '36px minmax(0, 1fr) 240px 104px' }}
      templateAreas={{ base: '"box name sync" "box state sync"', md: '"box name state sync"' }}
    >
      <Box gridArea="box">
        <RowCheckbox
          label={`Select ${filename}`}
          checked={selected || synced}
          disabled={disabled || synced}
          onChange={(on) => onSelect(filename, on)}
        />
      </Box>
      <Box gridArea="name" fontFamily="mono" fontSize="0.8125rem" overflowWrap="anywhere">
        {filename}
      </Box>
      <StateText state={state} />
      {!synced && (
        <Button
          gridArea="sync"
          variant="outline"
          size="sm"
          disabled={disabled}
          aria-label={`Sync ${filename}`}
          onClick={() => void onSync(filename)}
        >
          Sync
        </Button>
      )}
    </Grid>
  );
});
