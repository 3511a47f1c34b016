import type { ParameterStatus, Versions } from '@rad-rewind/contract/status';
import type { StatusRow, Tone } from './status-row.ts';
import { whenText } from './when-text.ts';

const PARAMETER_BADGES: Readonly<Record<ParameterStatus['state'], { tone: Tone; word: string }>> = {
  set: { tone: 'ok', word: 'SET' },
  default: { tone: 'ok', word: 'DEFAULT' },
  missing: { tone: 'bad', word: 'MISSING' },
  bad: { tone: 'bad', word: 'BAD' },
};

/** A parameter of the deployment. */
export function parameterRow({ name, label, state, value, problem }: ParameterStatus): StatusRow {
  return {
    name: label,
    text: value || 'Empty',
    detail: problem ?? name,
    badge: PARAMETER_BADGES[state],
  };
}

/** Whether the files that Hosting serves and the pages of the functions are of one build. */
function webRow(wanted: string, served: string | null): StatusRow {
  const name = 'Web pages';
  if (served === null) {
    const detail = 'Hosting did not say which build it serves';
    return { name, text: 'Unknown', detail, badge: { tone: 'note', word: 'UNKNOWN' } };
  }
  if (served === wanted) {
    return {
      name,
      text: `Build ${served}`,
      detail: "the functions' too",
      badge: { tone: 'ok', word: 'SAME' },
    };
  }
  return {
    name,
    text: `Build ${served}`,
    detail: `the functions make pages for ${wanted}: deploy both, with npm run deploy`,
    badge: { tone: 'bad', word: 'DIFFERENT' },
  };
}

/**
 * What runs.
 * @param served the id of the web build that Hosting serves; null where it does not say
 */
export function versionRows(versions: Versions, served: string | null, now: Date): StatusRow[] {
  const { shop, commit, builtAt, revision, node, firebaseFunctions, webBuild } = versions;
  const built = `built ${whenText(builtAt, now)}, ${commit ? `commit ${commit}` : 'commit unknown'}`;
  return [
    { name: 'Shop', text: shop, detail: built },
    {
      name: 'Functions',
      text: revision ?? 'On this machine',
      detail: `Node ${node.replace(/^v/, '')}, firebase-functions ${firebaseFunctions}`,
    },
    webRow(webBuild, served),
  ];
}
