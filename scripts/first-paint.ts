import Beasties from 'beasties';
import { parse } from 'postcss';
import type { Manifest } from 'vite';

const beasties = new Beasties({
  external: false,
  preloadFonts: false,
  // It finds no name of an animation in a variable.
  keyframes: 'all',
  // The sheet is minified already, and Beasties loses the brace of some blocks when it compresses them.
  compress: false,
  allowRules: [
    // Attributes that `portal/public/appearance.js` sets before the first paint, and the mark of the focus.
    /^:root\[data-theme/,
    /^\[data-words/,
    /^:focus-visible$/,
    // The lines between the rows of a list: Beasties does not look into `:where(…)`.
    /^:where\(\.divide-/,
  ],
  logLevel: 'warn',
});

/**
 * The part of a minified style sheet that a page needs to be painted: the rules for its elements. A rule that needs
 * another file, a font or a picture, is left out, so that the paint waits for nothing; the whole sheet, which follows,
 * brings it. Throws if the page needs no rule.
 */
export async function styleOfFirstPaint(css: string, page: string): Promise<string> {
  const sheet = parse(css);
  sheet.walkDecls((declaration) => {
    if (/url\((?!["']?data:)/.test(declaration.value)) declaration.parent?.remove();
  });
  // Beasties drops every font face. The fallback font has the metrics of the font that follows.
  const fontsOfDevice: string[] = [];
  sheet.walkAtRules('font-face', (face) => {
    fontsOfDevice.push(face.toString());
  });

  const reduced = await beasties.process(`<style>${sheet.toString()}</style>${page}`);
  const [start, end] = [reduced.indexOf('<style>'), reduced.indexOf('</style>')];
  if (start < 0) throw new Error('The page needs nothing of the style sheet');
  return fontsOfDevice.join('') + reduced.slice(start + '<style>'.length, end);
}

/** A page with a budget for its first view. */
type FirstView = 'sign-in' | 'dashboard';

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
