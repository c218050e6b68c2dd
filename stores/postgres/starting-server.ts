import { connect, createServer, type AddressInfo } from 'node:net';

/** A server that is still starting, and refuses connections until it has. */
export interface StartingServer {
  readonly url: string;
  /** How many connections it has refused. */
  refused(): number;
  /** From now on connections lead to the server behind it. */
  finish(): void;
  stop(): Promise<void>;
}

/** Stands before the server of this URL, and answers as PostgreSQL does while it recovers. Test support. */
export async function startStartingServer(serverUrl: string): Promise<StartingServer> {
  const target = new URL(serverUrl);
  let refused = 0;
  let isStarting = true;
  const proxy = createServer((client) => {
    client.on('error', () => client.destroy());
    if (isStarting) {
      refused += 1;
      client.once('data', () => client.end(cannotConnectNow));
      return;
    }
    const server = connect(Number(target.port), target.hostname);
    server.on('error', () => client.destroy());
    client.on('close', () => server.destroy());
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    refused: () => refused,
    finish: () => {
      isStarting = false;
    },
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
      }),
  };
}

/** ErrorResponse (https://www.postgresql.org/docs/current/protocol-message-formats.html). */
const cannotConnectNow = errorResponse({
  S: 'FATAL',
  V: 'FATAL',
  C: '57P03',
  M: 'the database system is starting up',
});

function errorResponse(fields: Readonly<Record<string, string>>): Buffer {
  const body = Object.entries(fields)
    .map(([field, value]) => `${field}${value}\0`)
    .join('');
  const message = Buffer.alloc(1 + 4 + body.length + 1);
  message.write('E');
  message.writeInt32BE(message.length - 1, 1);
  message.write(body, 5);
  return message;
}
