import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../process/settings.ts';
import { isLoopback } from './network-address.ts';

/** Cookies of localhost are sent to every port of it: the prefix tells their owner. */
const plainPrefix = 'passbook-';
const hostPrefix = '__Host-';

const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Whether only this machine reaches the server, over plain HTTP and by no proxy: by its settings, never by the text of a
 * request.
 */
export function isPlainLoopback({
  host,
  publicUrl,
  trustedProxies,
  tls,
}: Pick<Settings, 'host' | 'publicUrl' | 'trustedProxies' | 'tls'>): boolean {
  return isLoopback(host) && publicUrl === null && trustedProxies.length === 0 && tls === null;
}

/**
 * For a server that only this machine reaches, over plain HTTP: WebKit keeps no `Secure` cookie of http://localhost, and with
 * it none of a name that begins with `__Host-`. So its cookies have other names there and lack `Secure`; all else is the
 * same. A request that a proxy has passed on gets none of these. To be
 * called after the cookies are read.
 */
export function keepPlainCookies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (isPassedOn(request)) return;
    for (const [name, value] of Object.entries(request.cookies)) {
      if (name.startsWith(plainPrefix)) {
        request.cookies[name.replace(plainPrefix, hostPrefix)] ??= value;
      }
    }
  });
  app.addHook('onSend', async (request, reply) => {
    const set = [reply.getHeader('set-cookie') ?? []].flat();
    if (set.length === 0 || isPassedOn(request)) return;
    reply.removeHeader('set-cookie');
    reply.header(
      'set-cookie',
      set.map((cookie) => String(cookie).replace(hostPrefix, plainPrefix).replace('; Secure', '')),
    );
  });
}

function isPassedOn({ headers }: FastifyRequest): boolean {
  return ofProxies.some((name) => headers[name] !== undefined);
}
