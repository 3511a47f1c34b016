import type { BlockList } from 'node:net';
import * as z from 'zod/mini';
import { parseTrustedProxies } from './http/trusted-proxies.ts';
import { parseStandIns, type StandIns } from './outbound/stand-ins.ts';
import { PARAMETERS, type ParameterName } from './parameters/parameters.ts';

/** Emulators treat a project of such a name as one without a cloud behind it. */
const LOCAL_PROJECT = /^demo-/;

/** A parameter that is there and looks as it must. */
function given(name: ParameterName) {
  const { pattern, rule } = PARAMETERS[name];
  return z.string({ error: rule }).check(z.regex(new RegExp(pattern), { error: rule, abort: true }));
}

/** An address that the pattern lets through may still be none: `https://shop.example:99999`. */
const siteAddress = () =>
  given('SITE_URL').check(z.refine((text) => URL.canParse(text), PARAMETERS.SITE_URL.rule));

/** As `given`, or the parameter's default. */
function defaulted(name: Exclude<ParameterName, 'WEB_API_KEY' | 'SITE_URL'>) {
  return z._default(given(name), PARAMETERS[name].default);
}

const standInsField = z.pipe(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text: string) => parseStandIns(text)),
  ),
  z.custom<StandIns>((standIns) => standIns !== null, 'must be origin=origin pairs, separated by commas'),
);

const proxiesField = z.pipe(
  z.pipe(
    defaulted('TRUSTED_PROXIES'),
    z.transform((text: string) => parseTrustedProxies(text)),
  ),
  z.custom<BlockList>((proxies) => proxies !== null, PARAMETERS.TRUSTED_PROXIES.rule),
);

const addressesField = z.pipe(
  z._default(z.string(), ''),
  z.transform(
    (text: string): ReadonlySet<string> =>
      new Set(
        text
          .split(',')
          .map((address) => address.trim())
          .filter(Boolean),
      ),
  ),
);

const variablesSchema = z.object({
  /** With it, passwords are checked. */
  WEB_API_KEY: given('WEB_API_KEY'),
  REGISTRATION_OPEN: z.pipe(
    defaulted('REGISTRATION_OPEN'),
    z.transform((text: string) => text === 'true'),
  ),
  /** How long an instance trusts what it keeps of the catalogue before it asks for its version again. */
  CATALOGUE_VERSION_TTL_MS: z._default(
    z.coerce
      .number({ error: 'must be a number' })
      .check(z.minimum(0, 'must not be negative'), z.maximum(60_000, 'must be at most 60000')),
    3_000,
  ),
  /** The shop's address; on one's own machine alone it may be left open, and is then the one that was asked for. */
  SITE_URL: z.optional(
    z.pipe(
      z.transform((text: unknown) => (text === '' ? undefined : text)),
      z.optional(siteAddress()),
    ),
  ),
  /** Where Amazon's API is found in place of its own addresses, such as a simulator's origin. */
  AMAZON_ORIGIN: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  /** host:port of the Auth emulator, where one stands in for Firebase Auth. */
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(z.string()),
  /** Set by the emulator suite's Functions, and by nothing else. */
  FUNCTIONS_EMULATOR: z._default(z.stringbool({ error: 'must be true or false' }), false),
  /** The project's id, set by Cloud Functions. */
  GCLOUD_PROJECT: z.optional(z.string()),
  /** Measures visits with Firebase Analytics, for visitors who agree to it; with neither, nobody is asked. */
  ANALYTICS_MEASUREMENT_ID: defaulted('ANALYTICS_MEASUREMENT_ID'),
  /** The id of the project's web app, which Firebase Analytics wants besides. */
  ANALYTICS_APP_ID: defaulted('ANALYTICS_APP_ID'),
  /** Proxies in front of the functions whose word about who called them is taken; Hosting where it is named. */
  TRUSTED_PROXIES: proxiesField,
  /**
   * Programs of this machine that answer in place of others' sites when the server fetches from them, such as
   * `https://shop.example=http://127.0.0.1:4001`. They are exempt from the ban on private addresses.
   */
  OUTBOUND_STAND_INS: standInsField,
  /** Addresses that no limit of calls counts, such as the one that all tests come from. */
  UNLIMITED_ADDRESSES: addressesField,
});

const isLocal = ({ GCLOUD_PROJECT }: { readonly GCLOUD_PROJECT?: string | undefined }): boolean =>
  LOCAL_PROJECT.test(GCLOUD_PROJECT ?? '');

/** A variable that opens a door, so that it may be set on one's own machine alone. */
const localOnly = (name: 'OUTBOUND_STAND_INS' | 'UNLIMITED_ADDRESSES') =>
  z.refine<Environment>((variables) => variables[name].size === 0 || isLocal(variables), {
    path: [name],
    error: 'is for projects named demo-... alone',
  });

const environmentSchema = variablesSchema.check(
  localOnly('OUTBOUND_STAND_INS'),
  localOnly('UNLIMITED_ADDRESSES'),
  z.refine(
    ({ ANALYTICS_MEASUREMENT_ID, ANALYTICS_APP_ID }) => !ANALYTICS_MEASUREMENT_ID === !ANALYTICS_APP_ID,
    { path: ['ANALYTICS_APP_ID'], error: 'and ANALYTICS_MEASUREMENT_ID go together' },
  ),
);
export type Environment = z.infer<typeof variablesSchema>;

/** A shop on the internet must know its address: a request may name any host. */
const deployedSchema = z.safeExtend(environmentSchema, { SITE_URL: siteAddress() });

function check(variables: Record<string, string | undefined>) {
  return (isLocal(variables) ? environmentSchema : deployedSchema).safeParse(variables);
}

let current: Environment | undefined;

/**
 * The settings that the deployment gives the server as environment variables (docs/deploy.md), read once, on
 * first use: a deployment's discovery loads the functions without them.
 * @throws Error that lists every bad variable
 */
export function environment(): Environment {
  current ??= readEnvironment(process.env);
  return current;
}

/** As `environment`, of the given variables. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = check(variables);
  if (result.success) return result.data;
  throw new Error(`The environment is not right: ${problemsOf(result.error).join('; ')}`);
}

/** What is wrong with the given variables, by name and never by value; empty where nothing is. */
export function environmentProblems(variables: Record<string, string | undefined>): readonly string[] {
  const { error } = check(variables);
  return error ? problemsOf(error) : [];
}

const problemsOf = ({ issues }: z.core.$ZodError): string[] => [
  ...new Set(issues.map(({ path, message }) => `${path.join('.')} ${message}`)),
];
