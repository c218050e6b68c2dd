/** What a route looks like before any script has run. */
export interface RenderedRoute {
  /** The content of the page's root; empty for a page that its script fills. */
  readonly html: string;
  readonly title: string;
}

/** Puts a rendered route into the built template. */
export function fillTemplate(template: string, { html, title }: RenderedRoute): string {
  return replaceOnce(replaceOnce(template, '<!--title-->', escapeText(title)), '<!--app-->', html);
}

/**
 * Loads the starter instead of the entry, and nothing ahead of it, so that the browser paints the page first.
 * @param entry the entry's file as the template's script tag may end with it, such as `assets/main-1a2b.js`
 * @param starter the starter's file in the same folder
 */
export function deferEntry(page: string, entry: string, starter: string): string {
  const tag = new RegExp(
    `<script type="module" crossorigin src="([^"]*)${escapePattern(entry)}"></script>`,
  );
  const base = tag.exec(page)?.[1];
  if (base === undefined) throw new Error(`The template does not load ${entry}`);
  return page
    .replace(tag, `<script type="module" src="${base}${starter}"></script>`)
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
}

/**
 * A module of a few bytes that loads the entry once the page has been painted: the second frame begins after the
 * first was shown. A tab in the background draws no frames, so there it does not wait for one; nor anywhere for longer
 * than a second. A form that is sent before the entry has arrived is noted on the document, for its screen to send then.
 */
export function starterCode(entryName: string): string {
  return `addEventListener("submit",()=>{document.documentElement.dataset.sent??="early"});let start=()=>import("./${entryName}");document.hidden?start():requestAnimationFrame(()=>requestAnimationFrame(start));setTimeout(start,1000);\n`;
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
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload|icon|preload|manifest)"[^>]*>/g, '')
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
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
