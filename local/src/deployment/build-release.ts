import { join } from 'node:path';
import { buildIfChanged } from '../commands/build.ts';
import { readFirebaseJson } from '../hosting/firebase-json.ts';
import { PROJECT_ROOT } from '../project.ts';
import { carryAssets } from './carry-assets.ts';
import { checkParameters, readParameters } from './parameters.ts';

/*
 * `npm run build:release`, which the CLI runs before it deploys (firebase.json, `predeploy`), with the project's id in
 * GCLOUD_PROJECT: checks the parameters, builds what changed, and carries the files of the live release along.
 */

try {
  const projectId = process.env.GCLOUD_PROJECT;
  if (!projectId) throw new Error('GCLOUD_PROJECT must be the id of the project that is deployed to.');
  const values = readParameters(PROJECT_ROOT, projectId);
  await checkParameters(PROJECT_ROOT, { projectId, values, isAsked: process.stdin.isTTY === true });
  console.log('The parameters are right.');
  await buildIfChanged();
  console.log('The site and the functions are built.');
  const site = join(PROJECT_ROOT, readFirebaseJson(PROJECT_ROOT).hosting.public);
  const carried = await carryAssets(site, values.SITE_URL);
  console.log(
    'files' in carried
      ? `Files of the live release that are carried along: ${carried.files}.`
      : `No files of a release before are carried along: ${carried.reason}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
