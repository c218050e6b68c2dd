import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CannotStart } from '../process/why-not-started.ts';
import { isLoopback } from './network-address.ts';
import type { Settings } from '../process/settings.ts';

/** Listens at the address of the settings. Throws `CannotStart` with the remedy where that fails. */
export async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = whyNotListening(error, host, port);
    throw reason === undefined ? error : new CannotStart(reason, { cause: error });
  }
}

/** Where it listens, under a name that a browser of this machine understands. */
export function addressOf(app: FastifyInstance, { host, tls }: Settings): string {
  const { port } = app.server.address() as AddressInfo;
  return `${tls === null ? 'http' : 'https'}://${nameInAddress(host)}:${port}`;
}

function nameInAddress(host: string): string {
  if (isLoopback(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function whyNotListening(error: unknown, host: string, port: number): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Set PORT to another number.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account. Set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine. Set HOST to one that is.`;
    default:
      return undefined;
  }
}
