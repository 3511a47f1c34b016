import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<{ readonly id: string }>();

/** Runs what answers a request, so that every log line about it can carry its id. */
export function inRequest(id: string, run: () => void): void {
  requests.run({ id }, run);
}

/** The id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => requests.getStore()?.id;
