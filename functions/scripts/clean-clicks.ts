import { parseArgs } from 'node:util';
import { useProject } from './backup/project.ts';
import { type Cleaning, cleanClicks } from './clicks/clean-clicks.ts';

/*
 * `npm run data:clean-clicks [-- --write]`: cuts what older versions kept of clicks (docs/deploy.md). Without the flag it
 * only says what it would do.
 */

const counts = ({ shortened, removed }: Cleaning) =>
  `${shortened} shortened, ${removed} removed as older than 90 days`;

try {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const { place } = useProject();
  console.log(`${place}: ${values.write ? 'cleaning' : 'looking at'} clicks`);
  const { read, ...done } = await cleanClicks({ now: new Date(), isWriting: values.write }, (soFar) => {
    console.log(`  ${soFar.read} clicks: ${counts(soFar)}`);
  });
  if (values.write) console.log(`Done. Of ${read} clicks ${counts({ read, ...done })}.`);
  else
    console.log(
      `Of ${read} clicks would be ${counts({ read, ...done })}. Nothing was written; --write does it.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Run it again: it goes on with what is left.');
  process.exitCode = 1;
}
