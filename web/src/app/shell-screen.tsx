import { Loading } from '../ui/loading.tsx';

/** What a page shows until the browser has rendered it, where the server has not. */
export function ShellScreen() {
  return (
    <main id="main">
      <title>Rad Rewind</title>
      <meta name="robots" content="noindex" />
      <Loading>LOADING...</Loading>
      <noscript>This page needs JavaScript.</noscript>
    </main>
  );
}
