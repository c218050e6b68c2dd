import type { FastifyRequest } from 'fastify';

export interface OriginOptions {
  /** The address in people's browsers, where a proxy stands in front. */
  readonly publicUrl: URL | null;
  /** Whether browsers speak HTTPS, with the server itself or with the proxy. */
  readonly overTls: boolean;
}

/**
 * The origin under which the server is asked, such as `http://localhost:3000`. Where no address is set it is the one that
 * the request names, or this machine's where that is not the name of a host.
 */
export function ownOriginFor(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  { publicUrl, overTls }: OriginOptions,
): string {
  if (publicUrl !== null) return publicUrl.origin;
  const { host = '' } = headers;
  const named = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host);
  return `${overTls ? 'https' : 'http'}://${named ? host : `localhost:${socket.localPort}`}`;
}
