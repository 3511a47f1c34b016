import type { Capability } from './variant.ts';

function quality(parameters: readonly string[]): number {
  const q = parameters.map((parameter) => /^q=([\d.]+)$/i.exec(parameter.trim())?.[1]).find(Boolean);
  return q === undefined ? 1 : Number(q);
}

/**
 * What a browser says it can show. Only kinds that it names count: every client sends a wildcard.
 * @param header the request's Accept header
 */
export function capabilityOf(header: string | undefined): Capability {
  const accepted = new Set<string>();
  for (const entry of (header ?? '').split(',')) {
    const [type = '', ...parameters] = entry.split(';');
    if (quality(parameters) > 0) accepted.add(type.trim().toLowerCase());
  }
  if (accepted.has('image/avif')) return 'avif';
  return accepted.has('image/webp') ? 'webp' : 'plain';
}
