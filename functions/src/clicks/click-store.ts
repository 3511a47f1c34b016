import type { Click } from '@rad-rewind/contract/click';
import { firestore } from '../firebase.ts';

/** A click as it is told to the store: no id yet, and when it happened. */
export interface NewClick extends Omit<Click, 'id' | 'timestamp'> {
  readonly timestamp: Date;
}

/** Keeps one click under an automatic id. */
export async function addClick(click: NewClick): Promise<void> {
  await firestore().collection('clicks').add(click);
}
