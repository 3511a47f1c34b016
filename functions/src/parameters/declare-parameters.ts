import { defineString } from 'firebase-functions/params';
import { PARAMETERS, type Parameter } from './parameters.ts';

/**
 * Tells Firebase which parameters there are: the CLI asks for those that have no value yet, and refuses to deploy
 * without them where there is nobody to ask.
 */
export function declareParameters(): void {
  for (const [name, parameter] of Object.entries<Parameter>(PARAMETERS))
    defineString(name, {
      label: parameter.label,
      description: parameter.description,
      ...(parameter.default !== undefined && { default: parameter.default }),
      input: {
        text: {
          validationRegex: parameter.pattern,
          validationErrorMessage: `${name} ${parameter.rule}`,
          ...(parameter.example && { example: parameter.example }),
        },
      },
    });
}
