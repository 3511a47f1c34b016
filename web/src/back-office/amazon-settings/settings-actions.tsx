import { Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { useConnectionTest } from './use-connection-test.ts';
import { useVerification } from './use-verification.ts';

export interface SettingsActionsProps {
  /** Whether the form differs from what is stored, which is all that Amazon is asked with. */
  dirty: boolean;
  saving: boolean;
}

/** TEST CONNECTION, VERIFY WITH AMAZON and SAVE SETTINGS. */
export function SettingsActions({ dirty, saving }: SettingsActionsProps) {
  const test = useConnectionTest();
  const verification = useVerification();
  return (
    <Flex wrap="wrap" gap="3" align="center">
      <Button variant="outline" disabled={test.isPending} aria-busy={test.isPending} onClick={test.run}>
        {test.isPending && <Spinner size="sm" />}
        TEST CONNECTION
      </Button>
      <Button
        variant="outline"
        disabled={verification.isPending || dirty}
        aria-busy={verification.isPending}
        onClick={() => verification.mutate()}
      >
        {verification.isPending && <Spinner size="sm" />}
        VERIFY WITH AMAZON
      </Button>
      <Button
        type="submit"
        disabled={saving}
        aria-busy={saving}
        ms={{ base: '0', md: 'auto' }}
        w={{ base: 'full', md: 'auto' }}
      >
        {saving && <Spinner size="sm" />}
        SAVE SETTINGS
      </Button>
      <Text flexBasis="full" textStyle="sm" color="fg.muted" role="status">
        {dirty
          ? 'Unsaved changes: save them before verifying with Amazon.'
          : 'TEST CONNECTION is a simulated check; VERIFY WITH AMAZON makes one real call.'}
      </Text>
    </Flex>
  );
}
