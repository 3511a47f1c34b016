import { ChakraProvider } from '@chakra-ui/react';
// Toasts come with the back office: without a network they could not be fetched to say so.
import '../ui/toast/toast-region.tsx';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect } from 'react';
import { documentNonce } from '../ui/document-nonce.ts';
import { Loading } from '../ui/loading.tsx';
import { AdminGuard } from './admin-guard.tsx';
import { AdminRoutes } from './admin-routes.tsx';
import { BackOfficeFrame } from './frame/back-office-frame.tsx';
import { system } from './theme/system.ts';

const nonce = documentNonce();
const styles = nonce ? createCache({ key: 'css', nonce }) : null;

/** A page of the shop has no nonce, and its policy lets Chakra add no styles: the address is opened anew. */
function OpenAnew() {
  useEffect(() => window.location.reload(), []);
  return <Loading>LOADING...</Loading>;
}

/** Everything under /admin. The router mounts it lazily, so that no storefront page carries it. */
export default function BackOffice() {
  if (!styles) return <OpenAnew />;
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <AdminGuard>
          <BackOfficeFrame>
            <AdminRoutes />
          </BackOfficeFrame>
        </AdminGuard>
      </ChakraProvider>
    </CacheProvider>
  );
}
