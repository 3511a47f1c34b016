import { startAmazon } from './start-amazon.ts';

/*
 * The simulator as a program of its own, for tests of the server's client: prints its origin as JSON, and runs
 * until its standard input closes or it is told to stop.
 */
const { url, stop } = await startAmazon();
process.stdout.write(`${JSON.stringify({ url })}\n`);

const end = async () => {
  await stop();
  process.exit(0);
};
process.once('SIGTERM', end);
process.stdin.once('end', end).resume();
