import { apiPath } from '@rad-rewind/contract/paths';

/** How a sign-in was answered; null where the connection was cut. */
export interface GuessAnswer {
  status: number | null;
  body: { message?: string; deviceToken?: string };
}

/** Signs in at a shop or a function, as from an address. */
export async function trySignIn(origin: string, login: object, address: string): Promise<GuessAnswer> {
  try {
    const response = await fetch(origin + apiPath.login, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(login),
    });
    return { status: response.status, body: (await response.json()) as GuessAnswer['body'] };
  } catch {
    return { status: null, body: {} };
  }
}

/**
 * Guesses a user's password, all at once, each from an address of its own.
 * @param options `originOf`: where the guess of a number goes; `onAnswer`: hears of each answer, with how many there are
 */
export function guessAtOnce(
  count: number,
  username: string,
  options: { originOf: (index: number) => string; onAnswer?: (answered: number) => void },
): Promise<GuessAnswer[]> {
  let answered = 0;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const login = { username, password: `wrong-${index}` };
      const address = `198.18.${index >> 8}.${index & 255}`;
      const answer = await trySignIn(options.originOf(index), login, address);
      answered += 1;
      options.onAnswer?.(answered);
      return answer;
    }),
  );
}

/** How many answers have each status. */
export function tallyOf(answers: readonly GuessAnswer[]): Record<string, number> {
  const tally: Record<string, number> = {};
  for (const { status } of answers) tally[String(status)] = (tally[String(status)] ?? 0) + 1;
  return tally;
}

/** How many failures of one user name are stored, of the name that has the most. */
export function storedFailures(
  documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): number {
  const ofUsers = Object.values(documents).filter(({ limit }) => limit === 'sign-in of a user');
  return Math.max(0, ...ofUsers.map(({ total }) => Number(total)));
}
