import { randomInt } from 'node:crypto';
import { apiPath } from '@rad-rewind/contract/paths';
import type { PublicProduct } from '@rad-rewind/contract/product';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ApiClient } from '../../../test/api-client.ts';
import { makeProduct } from '../../../test/catalogue-factory.ts';
import { patchDocument, readDocument } from '../../../test/firestore-control.ts';
import { signInAdmin } from '../../../test/people.ts';

const VOCABULARY = 'meta/searchWords';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

/** A word of ten letters that no other test has, and the same with two of them swapped. */
function ownWord(): { word: string; slip: string } {
  const ending = Array.from({ length: 6 }, () => 'bcdfgjkl'[randomInt(8)]).join('');
  return { word: `quiz${ending}o`, slip: `qiuz${ending}o` };
}

const idsFound = async (q: string) =>
  (await admin.get<PublicProduct[]>(apiPath.products({ q }))).body.map(({ id }) => id);
const storedWords = async () => ((await readDocument(VOCABULARY))?.words ?? []) as string[];

describe('the words that searches know', () => {
  it('are those of a save, so that a slip in one is forgiven at once', async () => {
    const { word, slip } = ownWord();
    const { id } = await makeProduct(admin, { name: `Virtual ${word}` });
    expect(await idsFound(slip)).toEqual([id]);
    expect((await storedWords()).filter((known) => known === word)).toHaveLength(1);
  });

  it('forgive no slip in a description', async () => {
    const { word, slip } = ownWord();
    const named = await makeProduct(admin, { name: 'Virtual pet', tags: [word] });
    const { id } = await makeProduct(admin, { description: `<p>A ${word}</p>` });
    expect(await idsFound(slip)).toEqual([named.id]);
    expect((await idsFound(word)).toSorted()).toEqual([named.id, id].toSorted());
    expect((await idsFound(word.slice(0, -2))).toSorted()).toEqual([named.id, id].toSorted());
  });

  it('take no more where their document is full, and saves go on', async () => {
    const before = await storedWords();
    onTestFinished(() => patchDocument(VOCABULARY, { words: before }));
    const full = Array.from({ length: 9_000 }, (_, index) => `${index}`.padEnd(99, 'a'));
    await patchDocument(VOCABULARY, { words: full });
    const { word, slip } = ownWord();
    const { id } = await makeProduct(admin, { name: `Virtual ${word}` });
    expect(await idsFound(word)).toEqual([id]);
    expect(await idsFound(slip)).toEqual([]);
    expect(await storedWords()).toEqual(full);
  });
});
