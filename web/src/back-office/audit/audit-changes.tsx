import { Box, chakra } from '@chakra-ui/react';
import type { AuditChange } from '@rad-rewind/contract/audit';
import { changesText } from './audit-texts.ts';

const Disclosure = chakra('details', { base: { mt: '1', fontWeight: '400', textStyle: 'sm' } });
const Summary = chakra('summary', {
  base: {
    w: 'fit-content',
    py: '1',
    color: 'brand.700',
    fontWeight: '600',
    cursor: 'pointer',
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.500', outlineOffset: '2px' },
  },
});

function Value({ term, text }: { term: string; text: string | null }) {
  return (
    <Box as="dd" ps="3" color={text === null ? 'fg.muted' : 'fg'} overflowWrap="anywhere">
      <Box as="span" color="fg.muted">
        {term}:{' '}
      </Box>
      {text ?? 'nothing'}
    </Box>
  );
}

/** The changed fields of an entry, before and after, behind their number. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Disclosure>
      <Summary>{changesText(changes.length)}</Summary>
      <Box as="dl" display="grid" gap="1.5" pb="2">
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <Box as="dt" fontWeight="600">
              {field}
            </Box>
            <Value term="before" text={before} />
            <Value term="after" text={after} />
          </div>
        ))}
      </Box>
    </Disclosure>
  );
}
