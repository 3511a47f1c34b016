/** One measured figure. */
export interface Figure {
  /** What was measured, such as "home page: JavaScript". */
  name: string;
  value: number;
  /** Empty for figures that are plain numbers. */
  unit: 'KB' | 'MB' | 'ms' | 'requests/s' | 'reads' | 'requests' | 'points' | '';
  /** The most it may be, or the least where `atLeast` says so; null where it is only watched. */
  target: number | null;
  atLeast?: boolean;
}

function rounded(value: number): string {
  if (Number.isInteger(value) || value >= 100) return Math.round(value).toString();
  return value.toFixed(value < 1 ? 3 : 1);
}

const withUnit = (value: number, unit: Figure['unit']): string => `${rounded(value)} ${unit}`.trim();

function targetOf({ target, unit, atLeast }: Figure): string {
  return target === null ? '' : `${atLeast ? '≥' : '≤'} ${withUnit(target, unit)}`;
}

/** By how much a figure misses its target; empty where it does not or has none. */
export function missOf({ value, unit, target, atLeast }: Figure): string {
  if (target === null || (atLeast ? value >= target : value <= target)) return '';
  return `${atLeast ? '-' : '+'}${withUnit(Math.abs(value - target), unit)}`;
}

const row = (figure: Figure): string =>
  `| ${figure.name} | ${withUnit(figure.value, figure.unit)} | ${targetOf(figure)} | ${missOf(figure)} |`;

/** The figures as a Markdown table: figure, target, and by how much it is missed. */
export function toTable(figures: readonly Figure[]): string {
  return ['| figure | measured | target | miss |', '| --- | --- | --- | --- |', ...figures.map(row)].join(
    '\n',
  );
}
