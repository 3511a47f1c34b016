/** Pixel drawings on a grid; each with its view box. They never carry meaning by themselves. */
const ICONS = {
  menu: ['0 0 14 14', 'M0 1h14v3H0zM0 6h14v3H0zM0 11h14v3H0z'],
  close: ['0 0 14 14', 'M1 1h3v2h2v2h2V3h2V1h3v3h-2v2H9v2h2v2h2v3h-3v-2H8V9H6v2H4v2H1v-3h2V8h2V6H3V4H1z'],
  down: ['0 0 14 14', 'M5 0h4v7h4v2h-2v2H9v2H5v-2H3V9H1V7h4z'],
  chevron: ['0 0 14 8', 'M0 0h4v2h2v2h2V2h2V0h4v2h-2v2h-2v2H8v2H6V6H4V4H2V2H0z'],
  right: ['0 0 18 18', 'M2 7h8V3h2v2h2v2h2v4h-2v2h-2v2h-2v-4H2z'],
  left: ['0 0 18 18', 'M16 7H8V3H6v2H4v2H2v4h2v2h2v2h2v-4h8z'],
  rewind: ['0 0 14 14', 'M7 1v12H5v-2H3V9H1V5h2V3h2V1zM14 1v12h-2v-2h-2V9H8V5h2V3h2V1z'],
  external: ['0 0 14 14', 'M6 0h8v8h-3V5H9v2H7v2H5V7h2V5h2V3H6zM0 2h4v3H3v6h6v-1h3v4H0z'],
  info: ['0 0 20 20', 'M3 1h14v2h2v14h-2v2H3v-2H1V3h2zm5 3v3h4V4zm0 5v7h4V9z'],
  heart: ['0 0 18 16', 'M3 0h4v2h4V0h4v2h3v6h-2v2h-2v2h-2v2h-2v2H8v-2H6v-2H4v-2H2V8H0V2h3z'],
  truck: ['0 0 20 18', 'M0 2h12v3h5v3h3v6h-2v3h-4v-3H8v3H4v-3H0z'],
  tag: ['0 0 18 18', 'M1 1h8v2h2v2h2v2h2v2h2v4h-2v2h-2v2H9v-2H7v-2H5v-2H3V9H1zm4 3v3h3V4z'],
  check: ['0 0 16 16', 'M13 2h3v3h-2v2h-2v2h-2v2H8v2H5v-2H3V9H1V6h3v2h2v1h1V8h2V6h2V4h2z'],
  alert: ['0 0 16 16', 'M6 0h4v10H6zM6 12h4v4H6z'],
  camera: ['0 0 22 20', 'M7 1h8v3h6v14H1V4h6zm1 7v6h6V8z'],
  video: ['0 0 22 20', 'M1 2h20v16H1zm7 4v8h3v-2h3V8h-3V6z'],
  search: [
    '0 0 16 16',
    'M4 0h5v2h2v2h1v5h-1v1h1v1h2v2h2v3h-3v-2h-2v-2h-1v-1H9v1H4v-1H2V9H0V4h2V2h2zm0 3v1H3v5h1v1h5V9h1V4H9V3z',
  ],
  share: ['0 0 16 16', 'M7 0h2v2h2v2h2v2h-3V5H9v6H7V5H6v1H3V4h2V2h2zM1 8h3v5h8V8h3v8H1z'],
} as const;

export type IconName = keyof typeof ICONS;

/** A small drawing beside a text that says the same. */
export function Icon({ name }: { name: IconName }) {
  const [viewBox, path] = ICONS[name];
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
