import type { Manifest } from 'vite';

/** Where the screens are that the first visit to /login loads, seen from portal/. */
const signInScreens = 'screens/sign-in/';

/**
 * The scripts that /login loads before anybody does anything: the entry, the sign-in screen if it is a chunk of its
 * own, and all that these import at once.
 */
export function scriptsOfFirstScreen(manifest: Manifest): readonly string[] {
  const found = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest has no ${key}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add('index.html');
  for (const key of Object.keys(manifest).filter((name) => name.startsWith(signInScreens)))
    add(key);
  return [...found].filter((file) => file.endsWith('.js'));
}
