import type { AuditKind, AuditVerb } from '@rad-rewind/contract/audit';
import type { Transaction } from 'firebase-admin/firestore';
import { OutageError } from '../outage/outage-error.ts';
import type { SessionUser } from '../session/session-user.ts';
import { transact } from '../transact.ts';
import { type AuditFields, changedFields } from './changed-fields.ts';
import { dropEntry, markUnconfirmed, newEntryKey, writeEntry } from './entry-store.ts';

/** What an entry of the audit trail tells of a change. */
export interface TracedChange {
  readonly kind: AuditKind;
  readonly verb: AuditVerb;
  readonly id?: string | number | undefined;
  /** What people call the thing that was changed. */
  readonly subject: string;
  /** Its fields before; null for something new. */
  readonly before: AuditFields | null;
  /** Its fields after; null for something that is gone. */
  readonly after: AuditFields | null;
}

/**
 * Who makes a change and when: what every store asks for before it changes anything on an admin's behalf, and
 * what it leaves the entry of the audit trail with (docs/product.md, "Audit trail").
 */
export class Trace {
  readonly who: string;
  readonly at: Date;

  constructor(who: string, at: Date) {
    this.who = who;
    this.at = at;
  }

  /** The trace of a signed-in admin. */
  static of(user: SessionUser, at: Date): Trace {
    return new Trace(user.username, at);
  }

  /**
   * Writes the entry of a change in the transaction of the change itself, so that both or none happen. The entry is
   * the transaction's receipt: a change whose commit was not answered is recognised by it.
   * @param key the entry's
   */
  write(
    transaction: Transaction,
    { before, after, ...change }: TracedChange,
    key = newEntryKey(this.at),
  ): void {
    writeEntry(transaction, key, {
      ...change,
      who: this.who,
      at: this.at,
      changes: changedFields(before, after),
    });
  }

  /**
   * For a change that no transaction of Firestore's can hold, such as one of Storage: the entry is written first and
   * taken back where the change fails; where nobody can tell whether it did, the entry stays and says so. A process
   * that dies between the two leaves an entry without a change, never a change without an entry.
   */
  async around<Result>(change: TracedChange, work: () => Promise<Result>): Promise<Result> {
    const key = newEntryKey(this.at);
    await transact(async (transaction) => this.write(transaction, change, key));
    try {
      return await work();
    } catch (error) {
      await (error instanceof OutageError ? markUnconfirmed(key) : dropEntry(key));
      throw error;
    }
  }
}

/** The trace of what the shop does by itself on a schedule. */
export const scheduleTrace = (now: Date): Trace => new Trace('schedule', now);
