import type { Manifest, ManifestChunk } from '@rad-rewind/contract/page-rendering';

/** Addresses of the built files that a page needs. */
export interface PageAssets {
  /** The script that starts the app. */
  script: string;
  /** Modules that the script will ask for. */
  modules: string[];
  styles: string[];
  fonts: string[];
}

function collect(manifest: Manifest, source: string, found: Set<ManifestChunk>): void {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk)) return;
  found.add(chunk);
  for (const dependency of chunk.imports ?? []) collect(manifest, dependency, found);
}

/**
 * What a page loads, from Vite's manifest.
 * @param source the screen's source file, where it is in a chunk of its own
 * @throws where the manifest has no entry
 */
export function pageAssets(manifest: Manifest, source?: string): PageAssets {
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!entry) throw new Error('The manifest of the web build has no entry');
  const chunks = new Set<ManifestChunk>();
  collect(manifest, entry[0], chunks);
  if (source) collect(manifest, source, chunks);
  const address = (file: string) => `/${file}`;
  const all = [...chunks];
  return {
    script: address(entry[1].file),
    modules: all.filter((chunk) => chunk !== entry[1]).map((chunk) => address(chunk.file)),
    styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map(address),
    fonts: [...new Set(all.flatMap((chunk) => chunk.assets ?? []))]
      .filter((file) => file.endsWith('.woff2'))
      .map(address),
  };
}
