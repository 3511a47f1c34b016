import type { Versions } from '@rad-rewind/contract/status';
import { buildInfo } from './build-info.ts';

/** What runs: the shop's build, and what it runs on. */
export function versions(): Versions {
  const { version, commit, builtAt, webBuild, firebaseFunctions } = buildInfo();
  return {
    shop: version,
    commit,
    builtAt,
    webBuild,
    // Set by Cloud Run.
    revision: process.env.K_REVISION ?? null,
    node: process.version,
    firebaseFunctions,
  };
}
