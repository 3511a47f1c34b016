import { expect, it, vi } from 'vitest';
import { retryRead } from './retry-read.ts';

const failure = (code: string | number) => Object.assign(new Error(`failed: ${code}`), { code });

it.each(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ETIMEDOUT', 500, 503])(
  'reads once more after %s',
  async (code) => {
    const read = vi.fn().mockRejectedValueOnce(failure(code)).mockResolvedValue('bytes');
    expect(await retryRead(read)).toBe('bytes');
    expect(read).toHaveBeenCalledTimes(2);
  },
);

it('gives up after the second failure', async () => {
  const read = vi.fn().mockRejectedValue(failure('ECONNRESET'));
  await expect(retryRead(read)).rejects.toThrow('ECONNRESET');
  expect(read).toHaveBeenCalledTimes(2);
});

it.each([404, 403, 'ENOENT'])('takes %s as the answer', async (code) => {
  const read = vi.fn().mockRejectedValue(failure(code));
  await expect(retryRead(read)).rejects.toThrow(String(code));
  expect(read).toHaveBeenCalledTimes(1);
});
