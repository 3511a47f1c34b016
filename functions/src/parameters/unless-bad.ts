import type { Response } from 'express';
import type { Request } from 'firebase-functions/https';

type Handler = (request: Request, response: Response) => unknown;

let problems: readonly string[] | undefined;

/**
 * Hands requests to an app that loads with the first of them; while a parameter of the deployment is missing or bad,
 * says so instead, by name.
 */
export function unlessBad(
  loadApp: () => Promise<Handler>,
): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    const { environmentProblems } = await import('../environment.ts');
    problems ??= environmentProblems(process.env);
    if (problems.length > 0) {
      const { refuseAll } = await import('./refuse-all.ts');
      await refuseAll(problems, request, response);
      return;
    }
    const app = await loadApp();
    app(request, response);
  };
}
