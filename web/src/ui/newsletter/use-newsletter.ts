import { SUBSCRIBE_SUCCESS_MS } from '@rad-rewind/contract/limits';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { subscribe } from '../../api/subscribe.ts';

export type NewsletterState =
  | { name: 'idle' }
  | { name: 'loading' }
  | { name: 'success' }
  | { name: 'error'; message: string };

/** The first thing that is wrong with an address, or null. The rule's code comes with the first submit. */
async function problemOf(email: string): Promise<string | null> {
  const { subscribeSchema } = await import('@rad-rewind/contract/subscriber');
  const result = subscribeSchema.safeParse({ email });
  return result.success ? null : (result.error.issues[0]?.message ?? ERROR_TEXT.subscribe);
}

async function submit(email: string, trap: string): Promise<NewsletterState> {
  try {
    const problem = await problemOf(email);
    if (problem) return { name: 'error', message: problem };
    await subscribe(email.trim(), trap);
    return { name: 'success' };
  } catch (error) {
    const message = (error instanceof ApiError && error.said) || ERROR_TEXT.subscribe;
    return { name: 'error', message };
  }
}

/**
 * The newsletter form's states (docs/product.md, "Newsletter"): success returns to idle after five seconds.
 * @param isSent whether the form was sent already, by a browser without JavaScript
 */
export function useNewsletter(isSent: boolean) {
  const [state, setState] = useState<NewsletterState>(isSent ? { name: 'success' } : { name: 'idle' });

  useEffect(() => {
    if (state.name !== 'success') return;
    const timer = setTimeout(() => setState({ name: 'idle' }), SUBSCRIBE_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    send: async (email: string, trap: string): Promise<NewsletterState> => {
      setState({ name: 'loading' });
      const next = await submit(email, trap);
      setState(next);
      return next;
    },
  };
}
