import { Button } from '@chakra-ui/react';
import { pagePath } from '@rad-rewind/contract/paths';
import { Link } from 'react-router-dom';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';

/** An address below /admin that is no screen. */
export function NotFound() {
  return (
    <>
      <PageHead title="404 Page Not Found" />
      <EmptyState title="NOTHING HERE" text="Did you forget to add the page to the router?">
        <Button asChild>
          <Link to={pagePath.admin}>BACK TO DASHBOARD</Link>
        </Button>
      </EmptyState>
    </>
  );
}
