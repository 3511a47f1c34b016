import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { httpCatalogue } from './api/catalogue-source.ts';
import { App } from './app/app.tsx';
import { reloadWhenCodeIsLost } from './app/lost-code.ts';
import { AppRouter } from './app/navigation/app-router.tsx';
import { hydrateQueries, readPageState } from './app/page-state.ts';
import { createQueryClient } from './app/query-client.ts';
import { setAnalyticsConfig } from './ui/consent/analytics-config.ts';
import { installLeaveGate } from './ui/leave-gate.ts';
import './ui/tokens.css';
import './ui/base.css';

const state = readPageState(document);
const client = createQueryClient(httpCatalogue);
hydrateQueries(client, state.queries);

reloadWhenCodeIsLost();
installLeaveGate();
setAnalyticsConfig(state.analytics);

/*
 * In a task of its own, for on a slow phone this module alone takes as long as a task may. As a transition, React takes
 * over in small steps and lets presses and scrolling through between them.
 */
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <AppRouter client={client}>
        <App client={client} origin={state.origin} shell={state.shell} />
      </AppRouter>,
    );
  }),
);
