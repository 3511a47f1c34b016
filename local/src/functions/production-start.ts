import { healthSchema } from '@rad-rewind/contract/health';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { OF_EVERY_PROJECT } from '../environment.ts';
import { type Declaration, launcherEnvironment, readDeclarations } from './declarations.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

/** Functions in a folder as Cloud Build leaves it, and who runs them. */
export interface Deployed {
  readonly source: string;
  /** Production's Node. */
  readonly node: string;
}

/** Address of the shop in a check: no such host exists (RFC 2606). */
export const SITE_URL = 'https://shop.invalid';

/** A value for each parameter, as an owner would fill the file in. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  WEB_API_KEY: 'a-web-api-key',
  SITE_URL,
  REGISTRATION_OPEN: 'false',
  ANALYTICS_APP_ID: '',
  ANALYTICS_MEASUREMENT_ID: '',
  TRUSTED_PROXIES: '',
};

interface Start {
  name: string;
  /** What the function says of how it is to be run. */
  declaration: Declaration | undefined;
  projectId: string;
  parameters: Readonly<Record<string, string>>;
}

/** All that a function finds in its environment in production, and nothing of this machine. */
function productionEnvironment({ name, declaration, projectId, parameters }: Start): Record<string, string> {
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    NODE_ENV: 'production',
    PORT: '8080',
    FUNCTION_TARGET: name,
    FUNCTION_SIGNATURE_TYPE: 'http',
    K_SERVICE: name,
    K_REVISION: `${name}-00001-abc`,
    K_CONFIGURATION: name,
    LOG_EXECUTION_ID: 'true',
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.firebasestorage.app` }),
    EVENTARC_CLOUD_EVENT_SOURCE: `projects/${projectId}/locations/us-central1/services/${name}`,
    ...launcherEnvironment(declaration),
    ...OF_EVERY_PROJECT,
    ...parameters,
  };
}

async function withFunction<Result>(
  { source, node }: Deployed,
  { name, environment }: { name: string; environment: Record<string, string> },
  use: (running: FunctionProcess) => Promise<Result>,
): Promise<Result> {
  const running = await startFunction({ name, source, node, environment, log: () => undefined });
  try {
    return await use(running);
  } finally {
    await running.stop();
  }
}

/**
 * Starts functions with production's variables only, and asks what needs no service of Google's. There is none here:
 * health is to say so, and nothing else is to be wrong with it.
 * @returns a line for each function
 * @throws Error that says what was answered instead
 */
export async function startAsInProduction(deployed: Deployed, projectId: string): Promise<string[]> {
  const declarations = await readDeclarations(deployed.source);
  const start = (name: string, parameters = PARAMETERS) => {
    const declaration = declarations[name];
    return { name, environment: productionEnvironment({ name, declaration, projectId, parameters }) };
  };
  const askHealth = async ({ origin }: FunctionProcess) => {
    const response = await fetch(origin + apiPath.health);
    return { status: response.status, health: healthSchema.parse(await response.json()) };
  };
  const right = await withFunction(deployed, start('api'), askHealth);
  if (right.health.problems) throw new Error(`api starts, but: ${right.health.problems.join('; ')}`);
  const { SITE_URL: _left, ...rest } = PARAMETERS;
  const wrong = await withFunction(deployed, start('api', rest), askHealth);
  const problem = wrong.health.problems?.[0] ?? '';
  if (wrong.status !== 503 || !problem.startsWith('SITE_URL '))
    throw new Error(`api without SITE_URL answers ${wrong.status}: ${JSON.stringify(wrong.health)}`);
  const page = await withFunction(deployed, start('pages'), async ({ origin }) => {
    const response = await fetch(origin + pagePath.about);
    return { status: response.status, text: await response.text() };
  });
  if (page.status !== 200 || !page.text.includes(`${SITE_URL}${pagePath.about}`))
    throw new Error(
      `pages answers ${page.status} for ${pagePath.about}, or another address than ${SITE_URL}`,
    );
  const picture = await withFunction(deployed, start('media'), ({ origin }) =>
    fetch(`${origin}/api/image/none`),
  );
  if (picture.status !== 404) throw new Error(`media answers ${picture.status} for a call that is not there`);
  const login = await withFunction(deployed, start('signIn'), ({ origin }) =>
    fetch(origin + apiPath.login, { method: 'POST' }),
  );
  if (login.status !== 400) throw new Error(`signIn answers ${login.status} for a call without a name`);
  return [
    `api starts; its health is ${right.status} without Google's services, and no parameter is wrong`,
    `api without SITE_URL is not healthy (${wrong.status}): ${problem}`,
    `pages starts and answers ${pagePath.about} under ${SITE_URL}`,
    'media starts and answers',
    'signIn starts and answers',
  ];
}
