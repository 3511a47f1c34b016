import { healthSchema } from '@rad-rewind/contract/health';
import { apiPath } from '@rad-rewind/contract/paths';
import { expect, it } from 'vitest';
import { countReads } from '../../test/firestore-control.ts';
import { visitor } from '../../test/people.ts';

it('tells whoever asks that all services are reachable, and nothing else, uncached', async () => {
  const { status, body, headers } = await visitor().get(apiPath.health);
  expect({ status, body }).toEqual({
    status: 200,
    body: { status: 'ok', services: { firestore: 'ok', auth: 'ok', storage: 'ok' } },
  });
  expect(healthSchema.parse(body)).toEqual(body);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

it('costs at most one read however often it is asked', async () => {
  const before = await countReads();
  await Promise.all(Array.from({ length: 50 }, () => visitor().get(apiPath.health)));
  expect((await countReads()) - before).toBeLessThanOrEqual(1);
});
