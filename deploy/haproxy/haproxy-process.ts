import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const configuration = fileURLToPath(new URL('passbook.cfg', import.meta.url));
const readyInMs = 10_000;

/** HAProxy in front of one server on this machine, or of two, with the configuration of this folder. */
export interface Haproxy {
  readonly port: number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts HAProxy on a free port; null where it is not installed. Throws with its own words where it does not start. */
export async function startHaproxy(
  serverPort: number,
  secondPort?: number,
): Promise<Haproxy | null> {
  const port = await freePort();
  const child = spawn('haproxy', ['-f', configuration], {
    env: {
      PATH: process.env['PATH'],
      PROXY_BIND: `127.0.0.1:${port}`,
      BANK_ADDRESS: `127.0.0.1:${serverPort}`,
      ...(secondPort !== undefined && { SECOND_BANK_ADDRESS: `127.0.0.1:${secondPort}` }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const words: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => words.push(text));
  const ended = Promise.withResolvers<'ended' | 'absent'>();
  child.once('exit', () => ended.resolve('ended'));
  child.once('error', () => ended.resolve('absent'));
  running.add(child);
  void ended.promise.then(() => running.delete(child));
  switch (await Promise.race([listensAt(port), ended.promise])) {
    case 'absent':
      return null;
    case 'ended':
      throw new Error(`HAProxy did not start: ${words.join('')}`);
    case 'listens':
      return {
        port,
        async stop() {
          child.kill('SIGKILL');
          await ended.promise;
        },
      };
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listensAt(port: number): Promise<'listens'> {
  const begin = performance.now();
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return 'listens';
    } catch (error) {
      if (performance.now() - begin > readyInMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      socket.destroy();
    }
  }
}
