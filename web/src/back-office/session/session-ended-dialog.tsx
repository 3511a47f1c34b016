import { Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { useRef } from 'react';

export interface SessionEndedDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Says that the session is over and leads to the sign-in in another tab, so that nothing on this screen is lost. */
export function SessionEndedDialog({ open, onClose }: SessionEndedDialogProps) {
  const signInLink = useRef<HTMLAnchorElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      initialFocusEl={() => signInLink.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>SESSION ENDED</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description asChild color="fg">
                <Text>
                  {ERROR_TEXT.sessionEnded} The sign-in opens in a new tab. Then come back and try again: what
                  is on this screen stays as it is.
                </Text>
              </Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onClose}>
                CLOSE
              </Button>
              <Button asChild onClick={onClose}>
                <a ref={signInLink} href={pagePath.auth} target="_blank" rel="noopener">
                  SIGN IN
                </a>
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
