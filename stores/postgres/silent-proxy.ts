import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** A way to a server that can fall silent, as a cut network does: nothing arrives, nothing ends. */
export interface SilentProxy {
  readonly url: string;
  /** How many pieces clients have sent. */
  sent(): number;
  fallSilent(): void;
  /** Lets new connections through again; those that fell silent stay so. */
  recover(): void;
  stop(): Promise<void>;
}

/** Puts a proxy before the server of this URL. Test support. */
export async function startSilentProxy(serverUrl: string): Promise<SilentProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let silent = false;
  let sent = 0;
  const proxy = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    if (silent) return;
    const server = connect(Number(target.port), target.hostname);
    sockets.add(server);
    server.on('error', () => server.destroy());
    client.on('data', () => (sent += 1));
    client.pipe(server);
    server.pipe(client);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    sent: () => sent,
    fallSilent: () => {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    recover: () => {
      silent = false;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
    },
  };
}
