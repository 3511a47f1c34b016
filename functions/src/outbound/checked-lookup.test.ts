import type { LookupAddress, LookupOptions } from 'node:dns';
import { expect, test } from 'vitest';
import { checkedLookup } from './checked-lookup.ts';

/** A resolver whose answers follow one another, as those of a name that changes its mind. */
function resolvesTo(...answers: string[][]) {
  return (_name: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) => {
    const addresses = answers.shift() ?? [];
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
}

function look(lookup: ReturnType<typeof checkedLookup>, options: LookupOptions) {
  return new Promise((resolve, reject) => {
    lookup('shop.example', options, (error, found) => (error ? reject(error) : resolve(found)));
  });
}

const refused = expect.objectContaining({ name: 'OutboundError', failure: 'refused' });

test('a public name gives the addresses that were checked', async () => {
  const found = await look(checkedLookup(resolvesTo(['93.184.215.14', '2606:4700::1111'])), { all: true });
  expect(found).toEqual([
    { address: '93.184.215.14', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]);
  expect(await look(checkedLookup(resolvesTo(['93.184.215.14'])), {})).toBe('93.184.215.14');
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '::1',
  '::ffff:127.0.0.1',
  'fe80::1%lo',
  'fd00:ec2::254',
])('a name of %s is refused', async (address) => {
  await expect(look(checkedLookup(resolvesTo([address])), { all: true })).rejects.toEqual(refused);
});

test('one private address among public ones refuses the name, and so does none at all', async () => {
  const mixed = checkedLookup(resolvesTo(['93.184.215.14', '127.0.0.1']));
  await expect(look(mixed, {})).rejects.toEqual(refused);
  await expect(look(checkedLookup(resolvesTo([])), {})).rejects.toEqual(refused);
});

test('a name that changes to a private address is refused at the connection that would use it', async () => {
  const rebinding = checkedLookup(resolvesTo(['93.184.215.14'], ['127.0.0.1']));
  await expect(look(rebinding, {})).resolves.toBe('93.184.215.14');
  await expect(look(rebinding, {})).rejects.toEqual(refused);
});
