import { inlinedIn } from '#tools/page-policy/inlined.ts';

/**
 * The things that a page of the demo may load and run: the site's own files and the page's own content. The bank in its
 * worker is WebAssembly. No script may make markup or code out of text; the addresses of scripts are checked by two
 * policies (portal/browser/own-addresses.ts).
 */
export function demoPolicy(page: string): string {
  const { scripts, styles } = inlinedIn(page);
  return [
    `default-src 'none'`,
    [`script-src 'self'`, ...scripts, `'wasm-unsafe-eval'`].join(' '),
    `worker-src 'self'`,
    `connect-src 'self'`,
    [`style-src 'self'`, ...styles].join(' '),
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    'trusted-types service-worker default',
  ].join('; ');
}

/**
 * A page that brings its policy along, as a host of static files may send no headers. The policy stands before anything
 * that it is to hold; only a header can limit the framing of the page.
 */
export function withDemoPolicy(page: string): string {
  return page.replace(
    /<meta charset="[^"]*"[^>]*>/,
    (charset) =>
      `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${demoPolicy(page)}" />`,
  );
}
