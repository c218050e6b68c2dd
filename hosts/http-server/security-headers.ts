import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
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
export async function setSecurityHeaders(
  app: FastifyInstance,
  { overTls }: { overTls: boolean },
): Promise<void> {
  await app.register(helmet, {
    // Set below: a page allows what stands inside it besides.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: true,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // A year (ASVS 5.0, 3.4.1). Over plain HTTP a browser ignores it, and on localhost it would spoil other servers.
    strictTransportSecurity: overTls && { maxAge: 31_536_000, includeSubDomains: true },
  });
  const policy = contentSecurityPolicy({ scripts: [], styles: [] });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', permissionsPolicy);
  });
}

/** For an answer that is no page and loads nothing. */
export const headersOfNoPage = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;
