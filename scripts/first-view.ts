import type { Manifest } from 'vite';

/** A page whose first view has a budget. */
export type FirstView = 'sign-in' | 'dashboard';

const chunksOf: Readonly<Record<FirstView, readonly string[]>> = {
  'sign-in': [],
  dashboard: ['bank', 'dashboard'],
};

/**
 * The scripts that a page loads before anybody does anything: the entry, its own chunks, and all that these import at
 * once.
 */
export function scriptsOfFirstView(manifest: Manifest, view: FirstView): readonly string[] {
  const found = new Set<string>();
  const add = (key: string | undefined): void => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (chunk === undefined) throw new Error(`The manifest lacks a chunk of ${view}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add('index.html');
  for (const name of chunksOf[view])
    add(Object.keys(manifest).find((key) => manifest[key]?.name === name));
  return [...found].filter((file) => file.endsWith('.js'));
}
