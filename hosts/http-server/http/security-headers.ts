import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Inlined } from '#tools/page-policy/inlined.ts';
import type { Clock } from '#bank/ports.ts';
import type { Brand } from '#contract/brand/brand.ts';
import type { EpochMs } from '#contract/time/time.ts';

/** The portal asks for passkeys. No part of the portal uses the others; nor could a script that got in by mistake. */
const permissionsPolicy = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'usb=()',
].join(', ');

/** Sets the headers that tell a browser what the bank's pages may do, on every answer. */
export function setSecurityHeaders(app: FastifyInstance, { overTls }: { overTls: boolean }): void {
  const ofHelmet = headersOfHelmet({
    // A page allows what stands inside it besides: see `servePortal`.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: true,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // A year (ASVS 5.0, 3.4.1). Over plain HTTP a browser ignores it, and on localhost it would spoil other servers.
    strictTransportSecurity: overTls && { maxAge: 31_536_000, includeSubDomains: true },
  });
  const headers = {
    ...ofHelmet,
    'content-security-policy': contentSecurityPolicy({ scripts: [], styles: [] }),
    'permissions-policy': permissionsPolicy,
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** Computed once: no header depends on the request, and helmet sets the headers singly on each. */
function headersOfHelmet(options: HelmetOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  helmet(options)({} as never, recorder as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw new Error('Helmet made no headers.', { cause: error });
  });
  return headers;
}

/** For an answer that is no page and loads nothing. */
export const headersOfNoPage = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/**
 * The sources that a page of the server may load and run: its own files, and its inline parts. No script may make markup or
 * code out of text, even in a library.
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
    // For the addresses that a script may be started from by name (portal/browser/own-addresses.ts).
    'trusted-types service-worker',
  ].join(';');
}

interface SecurityTextOptions {
  readonly brand: Brand;
  /** Under which the server is reached; null where that is not known. */
  readonly publicUrl: URL | null;
  readonly clock: Clock;
}

const address = '/.well-known/security.txt';

/** Half a year: the bank answers each time with a new date, and RFC 9116 advises less than a year. */
const goodForMs = 182 * 24 * 60 * 60_000;

/** Tells anyone who finds a weakness whom to write to (RFC 9116). */
export function serveSecurityText(app: FastifyInstance, options: SecurityTextOptions): void {
  app.get(address, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(securityText(options, options.clock.now())),
  );
}

function securityText({ brand, publicUrl }: SecurityTextOptions, now: EpochMs): string {
  const fields = [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(now + goodForMs).toISOString()}`,
    'Preferred-Languages: en, es',
    ...(publicUrl === null ? [] : [`Canonical: ${new URL(address, publicUrl).href}`]),
  ];
  return `${fields.join('\n')}\n`;
}
