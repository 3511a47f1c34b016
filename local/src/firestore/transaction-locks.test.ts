import { describe, expect, it } from 'vitest';
import { createTransactionLocks } from './transaction-locks.ts';

describe('transaction locks', () => {
  it('make a transaction wait for the one that holds its document', async () => {
    const locks = createTransactionLocks();
    const order: string[] = [];
    locks.open('first');
    locks.open('second');
    await locks.take('first', ['products/1']);
    const waiting = locks.take('second', ['products/1']).then(() => order.push('second'));
    await locks.take('first', ['products/1', 'products/2']);
    order.push('first');
    locks.close('first');
    await waiting;
    expect(order).toEqual(['first', 'second']);
  });

  it('know a transaction by its later name', async () => {
    const locks = createTransactionLocks();
    locks.open('new');
    locks.open('other');
    await locks.take('new', ['a']);
    locks.rename('new', 'named');
    locks.close('new');
    const waiting = locks.take('other', ['a']).then(() => 'taken');
    expect(await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 20, 'waits'))])).toBe(
      'waits',
    );
    locks.close('named');
    expect(await waiting).toBe('taken');
  });

  it('end a wait of two for each other', async () => {
    const locks = createTransactionLocks(30);
    locks.open('first');
    locks.open('second');
    await locks.take('first', ['a']);
    await locks.take('second', ['b']);
    await Promise.all([locks.take('first', ['b']), locks.take('second', ['a'])]);
  });

  it('let a transaction that only reads pass', async () => {
    const locks = createTransactionLocks();
    locks.open('writer');
    await locks.take('writer', ['a']);
    await locks.take('unknown', ['a']);
  });
});
