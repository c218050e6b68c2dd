import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Brand } from '#contract/brand/brand.ts';

/** The look of a route before any script has run. */
export interface RenderedRoute {
  /** The content of the page's root; empty for a page that its script fills. */
  readonly html: string;
  readonly title: string;
  /** The description that a search engine shows. */
  readonly description: string;
}

/** Puts a rendered route into the built template. */
export function fillTemplate(
  template: string,
  { html, title, description }: RenderedRoute,
): string {
  const described = replaceOnce(template, '<!--description-->', escapeText(description));
  return replaceOnce(replaceOnce(described, '<!--title-->', escapeText(title)), '<!--app-->', html);
}

/** The content inside a page that is painted before its scripts, and the files that it loads after that. */
interface FirstPaint {
  /** The style that it is painted with. */
  readonly style: string;
  /** The script that must run before the page is painted. */
  readonly appearance: string;
  /** The entry's file as the template's script tag ends with it, such as `assets/main-1a2b.js`. */
  readonly entry: string;
  /** More scripts of the page's screen, that the entry would ask for one after the other. */
  readonly modules: readonly string[];
  /** Whether the page is for those only who seem to be signed in (R-R2). */
  readonly guarded: boolean;
}

/** Leads to the sign-in page, and shows nothing meanwhile, where nobody seems to be signed in. */
const guardCode =
  'try{if(localStorage.getItem("isLoggedIn")===null){document.documentElement.hidden=true;location.replace("./login"+location.hash)}}catch{}';

/**
 * Makes a page that is painted from its own HTML, without another request: style and the script before the first
 * paint stand inside it; the style sheet, the font, the entry and the web app manifest follow the paint. Without
 * scripts the whole style sheet is loaded at once.
 */
export function paintFirst(
  page: string,
  { style, appearance, entry, modules, guarded }: FirstPaint,
): string {
  const base = matched(
    page,
    new RegExp(`<script type="module" crossorigin src="([^"]*)${escapePattern(entry)}"></script>`),
    `The template does not load ${entry}`,
  );
  const sheet = matched(
    page,
    /<link rel="stylesheet"[^>]* href="([^"]*)"/,
    'It has no style sheet',
  );
  const font = matched(page, /<link\s+rel="preload"[^>]* href="([^"]*)"/, 'It preloads no font');
  const manifest = matched(page, /<link rel="manifest" href="([^"]*)"/, 'It names no manifest');
  const starter = starterCode(
    [
      { rel: 'preload', href: font, as: 'font', crossOrigin: '' },
      { rel: 'stylesheet', href: sheet, crossOrigin: '' },
      ...modules.map((file) => ({ rel: 'modulepreload', href: base + file, crossOrigin: '' })),
      { rel: 'manifest', href: manifest },
    ],
    base + entry,
  );
  const head = [
    `<style>${style}</style>`,
    ...(guarded ? [`<script>${guardCode}</script>`] : []),
    `<script>${withoutRemarks(appearance)}</script>`,
    `<script>${starter}</script>`,
    `<noscript><link rel="stylesheet" crossorigin href="${sheet}"></noscript>`,
  ];
  return page
    .replaceAll(/\s*<link\s+rel="(?:stylesheet|modulepreload|preload|manifest)"[^>]*>/g, '')
    .replaceAll(/\s*<script[^>]* src="[^"]*"><\/script>/g, '')
    .replace('</head>', () => `${head.map((line) => `  ${line}\n`).join('  ')}  </head>`);
}

/**
 * Loads the files that a page is not painted with, and then the entry, once the browser says that the page has been
 * painted. A tab in the background paints nothing, so there it does not wait for a paint; nor anywhere for longer than a
 * second. A form that is sent before the entry has arrived is noted on the document, with its page, for its screen to send
 * then.
 */
function starterCode(links: readonly Readonly<Record<string, string>>[], entry: string): string {
  return [
    'addEventListener("submit",()=>{document.documentElement.dataset.sent??=location.pathname});',
    '{let begun=false;const start=()=>{if(begun)return;begun=true;',
    `for(const link of ${JSON.stringify(links)})`,
    'document.head.append(Object.assign(document.createElement("link"),link));',
    `import("${entry}")};`,
    'document.hidden?start():new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,1000)}',
  ].join('');
}

/** Makes addresses from the root relative, for pages that lie flat in a folder of any name. */
export function relativeAddresses(page: string): string {
  return page.replaceAll(/ (href|src|action)="\/(?!\/)/g, ' $1="./');
}

/**
 * A page that needs no other file, so that it can be shown at any address: its style is inside it, without the
 * fonts and pictures, and it runs no script.
 */
export function selfContained(page: string, css: string): string {
  const style = css
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
    .replaceAll(/url\((?!["']?data:)[^)]*\)/g, 'linear-gradient(transparent, transparent)');
  return page
    .replaceAll(
      /\s*<link rel="(?:stylesheet|modulepreload|icon|apple-touch-icon|preload|manifest)"[^>]*>/g,
      '',
    )
    .replaceAll(/\s*<script[^>]*><\/script>/g, '')
    .replace(
      '</head>',
      () => `  <link rel="icon" href="data:,">\n    <style>${style}</style>\n  </head>`,
    );
}

function replaceOnce(page: string, marker: string, content: string): string {
  if (page.split(marker).length !== 2)
    throw new Error(`The template must have exactly one ${marker}`);
  return page.replace(marker, () => content);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function matched(page: string, pattern: RegExp, otherwise: string): string {
  const found = pattern.exec(page)?.[1];
  if (found === undefined) throw new Error(otherwise);
  return found;
}

function withoutRemarks(script: string): string {
  return script.replaceAll(/^\s*\/\/.*\n/gm, '');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * Writes the page that the service worker shows where there is no network. Of the portal's scripts it runs only the one
 * that finds the reader's language and theme.
 * @param html what stands on the page
 */
export async function writeOfflinePage(
  folder: string,
  manifest: Manifest,
  { name, locale }: Pick<Brand, 'name' | 'locale'>,
  html: string,
): Promise<void> {
  const sheets = (manifest['index.html']?.css ?? []).map(
    (file) => `<link rel="stylesheet" href="/${file}" />`,
  );
  const page = `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    <script src="/appearance.js"></script>
    ${sheets.join('\n    ')}
  </head>
  <body>${html}</body>
</html>
`;
  await writeFile(join(folder, 'offline.html'), page);
}
