import { ChakraProvider } from '@chakra-ui/react';
// Toasts come with the back office: without a network they could not be fetched to say so.
import '../ui/toast/toast-region.tsx';
import { AdminGuard } from './admin-guard.tsx';
import { AdminRoutes } from './admin-routes.tsx';
import { BackOfficeFrame } from './frame/back-office-frame.tsx';
import { system } from './theme/system.ts';

/** Everything under /admin. The router mounts it lazily, so that no storefront page carries it. */
export default function BackOffice() {
  return (
    <ChakraProvider value={system}>
      <AdminGuard>
        <BackOfficeFrame>
          <AdminRoutes />
        </BackOfficeFrame>
      </AdminGuard>
    </ChakraProvider>
  );
}
