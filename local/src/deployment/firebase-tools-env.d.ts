/** The part of the CLI that reads the files with a project's parameters. */
declare module 'firebase-tools/lib/functions/env.js' {
  /** @throws Error where a file cannot be read as one of variables */
  export function loadUserEnvs(options: {
    functionsSource: string;
    configDir: string;
    projectDir: string;
    projectId: string;
    projectAlias?: string | undefined;
  }): Record<string, string>;
}
