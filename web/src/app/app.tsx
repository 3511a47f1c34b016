import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PageDocument } from './document.tsx';
import { ShellScreen } from './shell-screen.tsx';
import { SiteOriginProvider } from './site-context.tsx';
import { SiteFrame } from './site-frame.tsx';

interface AppProps {
  client: QueryClient;
  /** Scheme and host for canonical addresses; null to use the browser's own. */
  origin: string | null;
  /** Whether the server sends no more than the shell; the browser then takes over after the first render. */
  shell: boolean;
}

/** The app, from the html element down; the entries put it inside their router. */
export function App({ client, origin, shell }: AppProps) {
  const [isShell, setShell] = useState(shell);
  useEffect(() => setShell(false), []);
  return (
    <SiteOriginProvider value={origin}>
      <QueryClientProvider client={client}>
        <PageDocument>{isShell ? <ShellScreen /> : <SiteFrame />}</PageDocument>
      </QueryClientProvider>
    </SiteOriginProvider>
  );
}
