import { SCHEDULE_NAMES, type ScheduleName, type ScheduleRun } from '@rad-rewind/contract/schedules';
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { HttpError } from '../http/http-error.ts';
import { transact } from '../transact.ts';

/** Runs of a schedule that are remembered. */
const REMEMBERED = 10;

/** Answered as 409: another run of the schedule goes on. */
export class AlreadyRunningError extends HttpError {
  constructor() {
    super(409, 'It is running already. Please wait until it has ended.');
  }
}

/** A run as it is stored. */
interface RunDocument extends Pick<ScheduleRun, 'by' | 'outcome' | 'error'> {
  /** Its own, by which it is found again when it ends. */
  readonly id: string;
  readonly startedAt: Timestamp;
  readonly endedAt: Timestamp | null;
  readonly endsBy: Timestamp;
}

/** A document of `runs/`, the latest run first. */
interface RunsDocument {
  readonly runs: readonly RunDocument[];
}

const reference = (name: ScheduleName): DocumentReference => firestore().doc(`runs/${name}`);

const storedRuns = (snapshot: DocumentSnapshot): readonly RunDocument[] =>
  (snapshot.data() as RunsDocument | undefined)?.runs ?? [];

const toRun = ({ startedAt, endedAt, endsBy, by, outcome, error }: RunDocument): ScheduleRun => ({
  startedAt: startedAt.toDate().toISOString(),
  endedAt: endedAt?.toDate().toISOString() ?? null,
  endsBy: endsBy.toDate().toISOString(),
  by,
  outcome,
  error,
});

/** The remembered runs of every schedule, the latest first. */
export async function readRuns(): Promise<Record<ScheduleName, ScheduleRun[]>> {
  const snapshots = await firestore().getAll(...SCHEDULE_NAMES.map(reference));
  const runs = snapshots.map((snapshot) => storedRuns(snapshot).map(toRun));
  return Object.fromEntries(SCHEDULE_NAMES.map((name, index) => [name, runs[index] ?? []])) as Record<
    ScheduleName,
    ScheduleRun[]
  >;
}

/** A run that begins. */
export interface RunStart {
  readonly id: string;
  readonly at: Date;
  /** After which it cannot be running any more. */
  readonly withinSeconds: number;
  /** As in `ScheduleRun`. */
  readonly by: string;
}

/**
 * Notes that a run begins, unless another one is still running.
 * @param onBegin what else is written in the same transaction
 * @throws AlreadyRunningError while another one runs
 */
export function beginRun(
  name: ScheduleName,
  { id, at, withinSeconds, by }: RunStart,
  onBegin: (transaction: FirebaseFirestore.Transaction) => void,
): Promise<void> {
  const endsBy = Timestamp.fromMillis(at.getTime() + withinSeconds * 1_000);
  return transact(async (transaction) => {
    const runs = storedRuns(await transaction.get(reference(name)));
    const [last] = runs;
    // Its own entry: this is one more attempt at a transaction that was committed.
    if (last?.id === id) return;
    if (last && last.endedAt === null && last.endsBy.toMillis() > at.getTime()) {
      throw new AlreadyRunningError();
    }
    const begun: RunDocument = {
      id,
      by,
      startedAt: Timestamp.fromDate(at),
      endedAt: null,
      endsBy,
      outcome: null,
      error: null,
    };
    transaction.set(reference(name), { runs: [begun, ...runs].slice(0, REMEMBERED) });
    onBegin(transaction);
  });
}

/** Notes how a run ended. */
export function endRun(
  name: ScheduleName,
  id: string,
  end: { readonly at: Date } & Pick<ScheduleRun, 'outcome' | 'error'>,
): Promise<void> {
  const { at, outcome, error } = end;
  return transact(async (transaction) => {
    const runs = storedRuns(await transaction.get(reference(name)));
    const endedAt = Timestamp.fromDate(at);
    const ended = runs.map((run) => (run.id === id ? { ...run, endedAt, outcome, error } : run));
    transaction.set(reference(name), { runs: ended });
  });
}
