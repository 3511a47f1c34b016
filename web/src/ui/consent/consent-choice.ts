/** What a visitor said to measuring; null before they said anything. */
export type ConsentChoice = 'granted' | 'refused';

/** Keeping the answer is what the visitor asked for by giving it; nothing else is kept here. */
const KEY = 'rr_analytics';

/** The visitor's answer, as this browser keeps it. A browser that keeps nothing is a refusal never remembered. */
export function readChoice(): ConsentChoice | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'refused' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps an answer for the next visit, where the browser lets us. */
export function keepChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is switched off: the question comes again with the next page.
  }
}
