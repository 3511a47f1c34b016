import { readFault } from './fault.ts';
import { Refusal } from './refusal.ts';
import { resetState, type SimulatorState } from './state.ts';

/**
 * The simulator's side door for tests, JSON in and out: `POST /control/reset` puts everything back;
 * `PUT /control/fault` sets a fault (`fault.ts`), `DELETE /control/fault` takes it away; `GET /control/calls` lists
 * the calls so far; `PUT /control/prices` takes `{ asin: dollars | null }`; `PUT /control/gone` takes a list of
 * ASINs that exist no more; `PUT /control/spacing` takes `{ ms }` between two calls; `DELETE /control/tokens`
 * makes every token given out worthless.
 * @throws Refusal 404 for another path, Error for a bad body
 */
export function control(state: SimulatorState, method: string, path: string, body: unknown): unknown {
  switch (`${method} ${path}`) {
    case 'POST /control/reset':
      return resetState(state);
    case 'PUT /control/fault':
      return state.faults.set(readFault(body));
    case 'DELETE /control/fault':
      return state.faults.set(null);
    case 'GET /control/calls':
      return state.calls;
    case 'DELETE /control/tokens':
      return state.tokens.clear();
    case 'PUT /control/prices':
      for (const [asin, price] of Object.entries(body as Record<string, number | null>)) {
        state.prices.set(asin, price);
      }
      return undefined;
    case 'PUT /control/gone':
      for (const asin of body as string[]) state.gone.add(asin);
      return undefined;
    case 'PUT /control/spacing':
      state.spacingMs = (body as { ms: number }).ms;
      return undefined;
    default:
      throw new Refusal(404, { message: `No ${method} ${path} here` });
  }
}
