import type { FastifyRequest } from 'fastify';

/** The network address that a request comes from; empty where its connection is gone already. */
export function networkAddressOf(request: FastifyRequest): string {
  // Fastify's type does not know that a socket which was closed has none.
  const { ip }: { readonly ip?: string } = request;
  return ip ?? '';
}
