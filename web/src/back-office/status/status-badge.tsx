import { Badge } from '@chakra-ui/react';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import type { StatusRow, Tone } from './status-row.ts';

const LOOKS: Readonly<Record<Tone, { icon: IconName; bg: string; color: string; borderColor: string }>> = {
  ok: { icon: 'check', bg: 'accent.greenLight', color: 'ink', borderColor: 'ink' },
  note: { icon: 'info', bg: 'accent.yellowTint', color: 'ink', borderColor: 'ink' },
  bad: { icon: 'x', bg: 'red.solid', color: 'white', borderColor: 'red.solid' },
};

/** How a row is, by shape and word, never by colour alone. */
export function StatusBadge({ tone, word }: NonNullable<StatusRow['badge']>) {
  const { icon, ...colours } = LOOKS[tone];
  return (
    <Badge {...colours} gap="1.5" ps="1.5" whiteSpace="nowrap">
      <Icon name={icon} boxSize="13px" />
      {word}
    </Badge>
  );
}
