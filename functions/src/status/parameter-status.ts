import type { ParameterStatus } from '@rad-rewind/contract/status';
import { environmentProblems } from '../environment.ts';
import { PARAMETERS, type Parameter } from '../parameters/parameters.ts';

/**
 * Each parameter that a deployment asks for, and whether it is right. None of them is a secret.
 * @param variables the environment
 */
export function parameterStatus(variables: Record<string, string | undefined>): ParameterStatus[] {
  const problems = environmentProblems(variables);
  return Object.entries<Parameter>(PARAMETERS).map(([name, { label, default: otherwise }]) => {
    const given = variables[name] ?? '';
    const problem = problems.find((line) => line.startsWith(`${name} `)) ?? null;
    if (problem !== null)
      return { name, label, state: given === '' ? 'missing' : 'bad', value: given, problem };
    return {
      name,
      label,
      state: given === '' ? 'default' : 'set',
      value: given || (otherwise ?? ''),
      problem,
    };
  });
}
