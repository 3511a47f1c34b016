/**
 * What a function wrote as one line of JSON that names it: its own where it writes JSON, as `message` otherwise.
 * @param line what it wrote, without the line break
 */
export function toLogLine(name: string, line: string): string {
  return JSON.stringify({ function: name, ...entryOf(line) });
}

function entryOf(line: string): object {
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) return entry;
  } catch {
    // Words of Node or the framework.
  }
  return { message: line };
}
