import type { Health } from '@rad-rewind/contract/health';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { auth, bucket, firestore } from '../firebase.ts';
import { logEvent } from '../log/log-event.ts';
import { shareFor } from './share-for.ts';

type Services = Health['services'];
type State = Health['status'];

/** How long a service may take to answer, in milliseconds, to count as reachable. */
const WITHIN_MS = 2_000;
/** However often it is asked, the services themselves are asked this often at most. */
const KEPT_MS = 5_000;

/** Something that surely does not exist: to learn that is to have reached the service. */
const NOBODY = 'health-check';

async function authAnswers(): Promise<void> {
  try {
    await auth().getUser(NOBODY);
  } catch (error) {
    if (!(error instanceof FirebaseAuthError && error.code === 'auth/user-not-found')) throw error;
  }
}

async function stateOf(answers: Promise<unknown>): Promise<State> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<State>((resolve) => {
    timer = setTimeout(resolve, WITHIN_MS, 'down');
  });
  const state = answers.then(
    (): State => 'ok',
    (): State => 'down',
  );
  return Promise.race([state, late]).finally(() => clearTimeout(timer));
}

async function check(): Promise<Health> {
  const storageAnswers = async () => (await bucket()).file(NOBODY).exists();
  const [inFirestore, inAuth, inStorage] = await Promise.all([
    stateOf(firestore().doc('meta/catalogue').get()),
    stateOf(authAnswers()),
    stateOf(storageAnswers()),
  ]);
  const services: Services = { firestore: inFirestore, auth: inAuth, storage: inStorage };
  const status = Object.values(services).every((state) => state === 'ok') ? 'ok' : 'down';
  if (status === 'down') logEvent('health-bad', { ...services });
  return { status, services };
}

/** Whether the services can be reached, as of at most a few seconds ago; never later than after two seconds. */
export const health = shareFor(KEPT_MS, check);
