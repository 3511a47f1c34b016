import { Button, Dialog, Text } from '@chakra-ui/react';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { useRef } from 'react';
import { AlertDialog } from '../ui/alert-dialog.tsx';

export interface SessionEndedDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Says that the session is over and leads to the sign-in in another tab, so that nothing on this screen is lost. */
export function SessionEndedDialog({ open, onClose }: SessionEndedDialogProps) {
  const signInLink = useRef<HTMLAnchorElement>(null);
  return (
    <AlertDialog
      open={open}
      title="SESSION ENDED"
      initialFocus={() => signInLink.current}
      onClose={onClose}
      body={
        <Dialog.Description asChild color="fg">
          <Text>
            {ERROR_TEXT.sessionEnded} The sign-in opens in a new tab. Then come back and try again: what is on
            this screen stays as it is.
          </Text>
        </Dialog.Description>
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            CLOSE
          </Button>
          <Button asChild onClick={onClose}>
            <a ref={signInLink} href={pagePath.auth} target="_blank" rel="noopener">
              SIGN IN
            </a>
          </Button>
        </>
      }
    />
  );
}
