/** A setting that the owner gives for each project (docs/deploy.md). */
export interface Parameter {
  /** What the CLI calls it when it asks. */
  readonly label: string;
  readonly description: string;
  /** What a value looks like; a JavaScript regular expression. */
  readonly pattern: string;
  /** The pattern in words, to follow the parameter's name. */
  readonly rule: string;
  /** What holds where nothing is given; a parameter without one must be given. */
  readonly default?: string;
  readonly example?: string;
}

/**
 * Every setting that a deployment asks for, declared once: the CLI's questions (`declare-parameters.ts`), the checks
 * at build and at run time (`../environment.ts`) and `.env.example` follow from it.
 */
export const PARAMETERS = {
  WEB_API_KEY: {
    label: 'Web API key',
    description: 'Project settings, General, Web API key. Not a secret: it names the project.',
    pattern: '^[\\w-]+$',
    rule: 'must be the web API key of the Firebase project',
  },
  SITE_URL: {
    label: 'Address of the shop',
    description: 'The address that visitors know, for canonical addresses, links in mails and link previews.',
    pattern: '^(?:https://[A-Za-z0-9.-]+(?::\\d{1,5})?|http://localhost(?::\\d{1,5})?)/?$',
    rule: "must be the shop's address, such as https://shop.example, and nothing after the host",
    example: 'https://<project id>.web.app',
  },
  REGISTRATION_OPEN: {
    label: 'Open registration',
    description: 'Whether POST /api/register creates ordinary users. No screen offers it.',
    pattern: '^(?:true|false)$',
    rule: 'must be true or false',
    default: 'false',
  },
  ANALYTICS_APP_ID: {
    label: 'App id of Firebase Analytics',
    description: "The web app's appId, to measure visitors who agree to it. Empty, nobody is asked.",
    pattern: '^(?:1:\\d+:web:[0-9a-f]+)?$',
    rule: 'must look like 1:123:web:abc, or be empty',
    default: '',
  },
  ANALYTICS_MEASUREMENT_ID: {
    label: 'Measurement id of Firebase Analytics',
    description: "The web app's measurementId; goes together with ANALYTICS_APP_ID.",
    pattern: '^(?:G-[A-Z0-9]+)?$',
    rule: 'must look like G-AB12CD34EF, or be empty',
    default: '',
  },
  TRUSTED_PROXIES: {
    label: 'Further proxies',
    description:
      "Address ranges of proxies whose word about their caller is taken, such as a load balancer's, separated by commas; hosting stands for Hosting's own.",
    pattern: '^(?:hosting|[0-9A-Fa-f.:/, ])*$',
    rule: 'must be ranges such as 10.0.0.0/8, or the word hosting, separated by commas',
    default: '',
  },
} as const satisfies Record<string, Parameter>;

export type ParameterName = keyof typeof PARAMETERS;
