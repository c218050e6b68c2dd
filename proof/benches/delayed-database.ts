import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { parentPort, Worker, workerData, isMainThread } from 'node:worker_threads';

interface Place {
  readonly host: string;
  readonly port: number;
  readonly delayMs: number;
}

/** The environment of a server whose way to PostgreSQL takes longer. */
export interface DelayedDatabase {
  readonly environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Puts a proxy in a thread of its own before the database, which hands each answer on so much later; none for 0. */
export async function delayedDatabase(
  environment: Record<string, string>,
  delayMs: number,
): Promise<DelayedDatabase> {
  const url = environment['DATABASE_URL'];
  if (delayMs === 0 || url === undefined) return { environment, stop: async () => {} };
  const target = new URL(url);
  const place: Place = { host: target.hostname, port: Number(target.port), delayMs };
  const worker = new Worker(new URL(import.meta.url), { workerData: place });
  const port = await new Promise<number>((resolve) => worker.once('message', resolve));
  target.port = String(port);
  return {
    environment: { ...environment, DATABASE_URL: target.href },
    stop: async () => {
      await worker.terminate();
    },
  };
}

function serveProxy({ host, port, delayMs }: Place): void {
  const proxy = createServer({ noDelay: true }, (client) => {
    const server = connect({ port, host, noDelay: true });
    client.pipe(server);
    server.on('data', (data) => setTimeout(() => client.write(data), delayMs));
    closeBoth(client, server);
    closeBoth(server, client);
  });
  proxy.listen(0, '127.0.0.1', () => {
    parentPort?.postMessage((proxy.address() as AddressInfo).port);
  });
}

function closeBoth(one: Socket, other: Socket): void {
  one.on('error', () => other.destroy());
  one.on('close', () => other.destroy());
}

if (!isMainThread) serveProxy(workerData as Place);
