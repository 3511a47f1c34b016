import type { Decision } from './decide.ts';

/** Documents that are named one by one, of each kind of decision. */
const NAMED = 20;
const WORDS: readonly (readonly [Decision, string])[] = [
  ['create', 'to create'],
  ['overwrite', 'to overwrite'],
  ['left', 'different here and left as they are'],
  ['same', 'the same already'],
];

/** Takes notes of what becomes of documents and pictures. */
export class Outcome {
  readonly #counts = new Map<string, number>();
  readonly #named = new Map<string, string[]>();
  readonly conflicts: string[] = [];

  note(part: string, decision: Decision, label: string): void {
    const key = `${part} ${decision}`;
    this.#counts.set(key, this.count(part, decision) + 1);
    if (decision === 'same' || decision === 'create') return;
    const named = this.#named.get(key) ?? [];
    if (named.length < NAMED) this.#named.set(key, [...named, label]);
  }

  count(part: string, decision: Decision): number {
    return this.#counts.get(`${part} ${decision}`) ?? 0;
  }

  /** How many of all parts. */
  total(decision: Decision): number {
    const counts = [...this.#counts].filter(([key]) => key.endsWith(` ${decision}`));
    return counts.reduce((sum, [, count]) => sum + count, 0);
  }

  /** What was noted of one part, as lines for people. */
  lines(part: string): string[] {
    const told = WORDS.map(([decision, words]) => `${this.count(part, decision)} ${words}`);
    const named = WORDS.flatMap(([decision, words]) => {
      const labels = this.#named.get(`${part} ${decision}`) ?? [];
      const more = this.count(part, decision) - labels.length;
      const lines = labels.map((label) => `    ${words}: ${label}`);
      return more > 0 && labels.length > 0 ? [...lines, `    ${words}: ${more} more`] : lines;
    });
    return [`  ${part}: ${told.join(', ')}`, ...named];
  }
}
