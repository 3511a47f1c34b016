import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** A document by which it can be told afterwards whether a transaction was committed. */
export interface Receipt {
  readonly reference: DocumentReference;
  /** Whether the document, as it is now, is what this transaction left, or says that it was committed. */
  isLeft(document: DocumentSnapshot): boolean;
}

const receipts = new WeakMap<Transaction, Receipt>();

/**
 * Says by which of the documents that a transaction writes it is recognised. Each transaction leaves one whose
 * second run would refuse, or do twice, what its first run did; of several the first counts.
 * @param reference of a document that no transaction before could have written, unless `isLeft` tells them apart
 */
export function leaveReceipt(
  transaction: Transaction,
  reference: DocumentReference,
  isLeft: Receipt['isLeft'] = (document) => document.exists,
): void {
  if (!receipts.has(transaction)) receipts.set(transaction, { reference, isLeft });
}

/** What a transaction left, if anything. */
export const receiptOf = (transaction: Transaction): Receipt | undefined => receipts.get(transaction);
