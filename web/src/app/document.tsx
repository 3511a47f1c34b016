import { discoveryPath } from '@rad-rewind/contract/paths';
import type { ReactNode } from 'react';

/** `--purple` of the design tokens, for what a browser draws around the page. */
const THEME_COLOUR = '#6f2cf5';

/** The whole page around the app. Screens add their title and description through React's own head tags. */
export function PageDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={discoveryPath.manifest} />
        <link
          rel="alternate"
          type="application/atom+xml"
          title="New arrivals at Rad Rewind"
          href={discoveryPath.feed}
        />
        <meta name="theme-color" content={THEME_COLOUR} />
      </head>
      <body>{children}</body>
    </html>
  );
}
