import type { Manifest, ManifestChunk, ShellRequest } from '@rad-rewind/contract/page-rendering';

/** A style sheet of the build. */
export interface StyleSheet {
  address: string;
  text: string;
}

/** The built files that a page needs, by their addresses. */
export interface PageAssets {
  /** The script that starts the app. */
  script: string;
  /** Modules that the script will ask for. */
  modules: string[];
  styles: StyleSheet[];
  fonts: string[];
}

function collect(manifest: Manifest, source: string, found: Set<ManifestChunk>): void {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk)) return;
  found.add(chunk);
  for (const dependency of chunk.imports ?? []) collect(manifest, dependency, found);
}

const address = (file: string): string => `/${file}`;

/**
 * What a page loads, from Vite's manifest and the texts of its style sheets.
 * @param source the screen's source file, where it is in a chunk of its own
 * @throws where the manifest has no entry, or names a style sheet that has no text
 */
export function pageAssets({ manifest, styles }: Omit<ShellRequest, 'nonce'>, source?: string): PageAssets {
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!entry) throw new Error('The manifest of the web build has no entry');
  const chunks = new Set<ManifestChunk>();
  collect(manifest, entry[0], chunks);
  if (source) collect(manifest, source, chunks);
  const all = [...chunks];
  const sheets = [...new Set(all.flatMap((chunk) => chunk.css ?? []))];
  return {
    script: address(entry[1].file),
    modules: all.filter((chunk) => chunk !== entry[1]).map((chunk) => address(chunk.file)),
    styles: sheets.map((file) => {
      const text = styles[file];
      if (text === undefined) throw new Error(`The web build has no text of ${file}`);
      return { address: address(file), text };
    }),
    fonts: [...new Set(all.flatMap((chunk) => chunk.assets ?? []))]
      .filter((file) => file.endsWith('.woff2'))
      .map(address),
  };
}
