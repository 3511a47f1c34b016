/** One measured figure. */
export interface Figure {
  /** What was measured, such as "home page: JavaScript". */
  name: string;
  value: number;
  unit: 'KB' | 'ms' | 'requests/s' | 'reads';
  /** The most it may be; null where it is only watched. */
  target: number | null;
}

const rounded = (value: number): string => (value < 100 ? value.toFixed(1) : Math.round(value).toString());

function row({ name, value, unit, target }: Figure): string {
  const miss = target === null || value <= target ? '' : `+${rounded(value - target)} ${unit}`;
  return `| ${name} | ${rounded(value)} ${unit} | ${target === null ? '' : `${target} ${unit}`} | ${miss} |`;
}

/** The figures as a Markdown table: figure, target, and by how much it is missed. */
export function toTable(figures: readonly Figure[]): string {
  return ['| figure | measured | at most | miss |', '| --- | --- | --- | --- |', ...figures.map(row)].join(
    '\n',
  );
}
