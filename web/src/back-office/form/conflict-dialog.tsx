import { Button, Dialog, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { dateTimeText } from '../ui/date-text.ts';
import type { Conflict } from './conflict.ts';

export interface ConflictVersions extends Conflict {
  /** When the version was saved that was edited (ISO 8601); null where that is not known. */
  openedAt: string | null;
}

interface ConflictTextProps extends ConflictVersions {
  what: string;
}

/** Both versions' times, in a sentence each. */
function ConflictText({ what, openedAt, changedAt }: ConflictTextProps) {
  return (
    <Text>
      Somebody else saved {what} {changedAt === null ? 'meanwhile' : `on ${dateTimeText(changedAt)}`}.
      {openedAt !== null && ` You opened the version of ${dateTimeText(openedAt)}.`}
    </Text>
  );
}

export interface ConflictDialogProps {
  title: string;
  /** What was saved, in a sentence: "this product". */
  what: string;
  /** The times of both versions; null keeps the dialog closed. */
  conflict: ConflictVersions | null;
  onOverwrite: () => void;
  onReload: () => void;
  onClose: () => void;
}

/** Asks what to do about something that somebody else has saved since it was opened. */
export function ConflictDialog({
  title,
  what,
  conflict,
  onOverwrite,
  onReload,
  onClose,
}: ConflictDialogProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog
      open={conflict !== null}
      title={title}
      initialFocus={() => keepButton.current}
      onClose={onClose}
      body={
        <Dialog.Description asChild color="fg">
          <Stack gap="2">
            {conflict && <ConflictText what={what} {...conflict} />}
            <Text>Reload their version and lose your changes, or overwrite theirs with yours?</Text>
          </Stack>
        </Dialog.Description>
      }
      footer={
        <>
          <Button variant="outline" colorPalette="red" color="fg.error" onClick={onOverwrite}>
            OVERWRITE
          </Button>
          <Button variant="outline" colorPalette="red" color="fg.error" onClick={onReload}>
            RELOAD
          </Button>
          <Button ref={keepButton} onClick={onClose}>
            KEEP EDITING
          </Button>
        </>
      }
    />
  );
}
