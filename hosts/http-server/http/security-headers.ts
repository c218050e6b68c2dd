import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The portal asks for passkeys. No part of it uses the others; a script that got in by mistake could not either. */
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

/** Worked out once: none of them depends on the request, and helmet sets them one by one on each. */
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
