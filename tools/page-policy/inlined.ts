import { createHash } from 'node:crypto';

/** The content inside a page, as the sources of a content security policy: `'sha256-…'`. */
export interface Inlined {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The hashes of the scripts and styles that stand in a page, by which its policy allows these and no others. */
export function inlinedIn(page: string): Inlined {
  return { scripts: hashesOf('script', page), styles: hashesOf('style', page) };
}

function hashesOf(element: 'script' | 'style', page: string): readonly string[] {
  const found = page.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>(.*?)</${element}>`, 'gs'));
  const contents = [...found].map(([, content = '']) => content).filter((text) => text !== '');
  const hashes = contents.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
