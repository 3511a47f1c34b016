import { Box } from '@chakra-ui/react';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { type ReactNode, useCallback, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { SESSION_ENDED } from '../session/session-ended.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { reasonText } from './failure-text.ts';
import { SessionWatch } from './session/session-watch.tsx';
import { ErrorAlert } from './ui/error-alert.tsx';
import { LoadingSpinner } from './ui/loading.tsx';

/** Lets admins in; everyone else goes to the sign-in screen (docs/product.md, "Access"). */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { user, isLoading, error } = useCurrentUser('always');
  const ended = useRef(false);
  const markEnded = useCallback(() => {
    ended.current = true;
  }, []);
  if (isLoading) return <LoadingSpinner label="Checking your session" />;
  if (error) {
    return (
      <Box maxW="600px" mx="auto" p="6">
        <ErrorAlert
          message={reasonText(error, ERROR_TEXT.loadData)}
          onRetry={() => window.location.reload()}
        />
      </Box>
    );
  }
  if (!user?.isAdmin) {
    return <Navigate to={pagePath.auth} replace state={ended.current ? SESSION_ENDED : undefined} />;
  }
  return (
    <>
      {children}
      <SessionWatch onEnd={markEnded} />
    </>
  );
}
