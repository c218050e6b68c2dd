import type { Inlined } from '#tools/page-policy/inlined.ts';

/**
 * What a page of the server may load and run: its own files, and what stands in the page itself. No script may make
 * markup or code out of text, whatever a library would like.
 */
export function contentSecurityPolicy({ scripts, styles }: Inlined): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // For the addresses that a script may be started from by name (portal/browser/trusted-address.ts).
    'trusted-types service-worker',
  ].join(';');
}
