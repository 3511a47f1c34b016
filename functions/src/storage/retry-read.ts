/** How a connection fails that was kept open for the next call and closed by the other side meanwhile. */
const BROKEN_CONNECTION: readonly unknown[] = [
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ETIMEDOUT',
];

function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return BROKEN_CONNECTION.includes(code) || (typeof code === 'number' && code >= 500);
}

/**
 * Reads once more where the connection broke or Storage failed. For what changes nothing alone: a write might have
 * happened.
 * @throws what the last attempt threw
 */
export async function retryRead<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isPassing(error)) throw error;
    return read();
  }
}
