import {
  type BulkWriter,
  FieldPath,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { briefHeaders } from '../../src/clicks/brief-headers.ts';
import { clicks, expiryOf } from '../../src/clicks/click-store.ts';
import { firestore } from '../../src/firebase.ts';

/** Clicks that are read at once. */
const PAGE = 1_000;
/** gRPC status of a document that is gone: the TTL policy was there first. */
const NOT_FOUND = 5;

/** What a run did, or would do. */
export interface Cleaning {
  readonly read: number;
  /** What an older version kept of them is cut to what is kept now. */
  readonly shortened: number;
  /** Older than 90 days, and removed. */
  readonly removed: number;
}

/** A click of any version. */
interface StoredClick {
  readonly timestamp: Timestamp;
  readonly referrer: string | null;
  readonly userAgent: string | null;
  readonly expiresAt?: Timestamp;
}

/** What is to be done to one click. */
interface Step {
  readonly part: 'shortened' | 'removed';
  write(writer: BulkWriter): Promise<unknown>;
}

async function stepsFor(click: QueryDocumentSnapshot, now: Date): Promise<Step[]> {
  const { timestamp, referrer, userAgent, expiresAt: known } = click.data() as StoredClick;
  const expiresAt = expiryOf(timestamp.toDate());
  if (expiresAt <= now) return [{ part: 'removed', write: (writer) => writer.delete(click.ref) }];
  // It is written with the rest: a click that has it is done.
  if (known !== undefined) return [];
  const brief = await briefHeaders(referrer ?? undefined, userAgent ?? undefined);
  return [{ part: 'shortened', write: (writer) => writer.update(click.ref, { ...brief, expiresAt }) }];
}

async function writeUnlessGone(step: Step, writer: BulkWriter): Promise<void> {
  await step.write(writer).catch((error: { code?: unknown }) => {
    if (error.code !== NOT_FOUND) throw error;
  });
}

/**
 * Brings all clicks to what the shop keeps of one now (docs/deploy.md, "Updating an existing shop"). A run that was
 * ended in the middle has done a part; the next one does the rest.
 * @param isWriting without it, it only counts
 * @param onPage hears what is done so far, after each 1,000 clicks
 */
export async function cleanClicks(
  { now, isWriting }: { readonly now: Date; readonly isWriting: boolean },
  onPage: (done: Cleaning) => void,
): Promise<Cleaning> {
  const all = clicks().orderBy(FieldPath.documentId()).limit(PAGE);
  const writer = firestore().bulkWriter();
  const done = { read: 0, shortened: 0, removed: 0 };
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    const steps = (await Promise.all(docs.map((click) => stepsFor(click, now)))).flat();
    if (isWriting) await Promise.all([...steps.map((step) => writeUnlessGone(step, writer)), writer.flush()]);
    for (const { part } of steps) done[part] += 1;
    done.read += docs.length;
    onPage({ ...done });
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
  await writer.close();
  return done;
}
