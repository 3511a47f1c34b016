/** What the build knows of itself (`functions/build.ts`). */
export interface BuildInfo {
  /** The shop's version, as package.json has it. */
  readonly version: string;
  readonly commit: string | null;
  /** ISO 8601. */
  readonly builtAt: string;
  /** The id of the web build that pages are made for. */
  readonly webBuild: string;
  /** The version of firebase-functions that the deployed folder asks for. */
  readonly firebaseFunctions: string;
}

/** Written by the build. */
declare const BUILD_INFO: BuildInfo;

export const buildInfo = (): BuildInfo => BUILD_INFO;
