import { spawn } from 'node:child_process';
import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openBenchBank } from './bench-bank.ts';
import { makeBenchStore, type BenchStore, type StoreName } from './bench-store.ts';
import { ms, spreadOf, table } from './measure.ts';

const connectionCounts = [1, 8, 32, 128];
const memberCount = 128;

/**
 * Transfers a second through the HTTP API of a server in a process of its own: session, request
 * checks, validation, ledger, history, event, audit and intent key, each durable before its answer.
 */
export async function benchTransfers(storeName: StoreName, seconds: number): Promise<string> {
  const benchStore = await makeBenchStore(storeName);
  try {
    const sessions = await openSessions(benchStore);
    const server = await startServer(benchStore);
    const rows: string[][] = [];
    for (const connections of connectionCounts) {
      const times = await load(server.port, sessions, connections, seconds * 1000);
      const { count, p50, p99 } = spreadOf(times);
      rows.push([String(connections), String(Math.round(count / seconds)), ms(p50), ms(p99)]);
    }
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
    return table(['connections', 'transfers/s', 'p50', 'p99'], rows);
  } finally {
    await benchStore.dispose();
  }
}

async function openSessions(benchStore: BenchStore): Promise<string[]> {
  const { bank, addMember, close } = await openBenchBank(benchStore);
  const tokens: string[] = [];
  for (let index = 0; index < memberCount; index += 1) {
    const { username } = await addMember();
    const token = await bank.openSessionFor(username);
    if (token === null) {
      throw new Error(`No session for ${username}`);
    }
    tokens.push(token);
  }
  await close();
  return tokens;
}

async function startServer(benchStore: BenchStore) {
  const main = fileURLToPath(new URL('../hosts/http-server/main.ts', import.meta.url));
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...benchStore.environment, PORT: '0', BANK_SAMPLE: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port !== undefined) {
      return { process: server, port: Number(port) };
    }
  }
  throw new Error('The server did not start');
}

/** Sends one transfer after the other on each connection until the time is over. */
async function load(
  port: number,
  sessions: readonly string[],
  connections: number,
  durationMs: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + durationMs;
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const session = sessions[index % sessions.length] ?? '';
      while (performance.now() < end) {
        const begin = performance.now();
        await sendOneCent(agent, port, session);
        times.push(performance.now() - begin);
      }
    }),
  );
  agent.destroy();
  return times;
}

async function sendOneCent(agent: Agent, port: number, session: string): Promise<void> {
  const body = JSON.stringify({
    json: {
      intentKey: crypto.randomUUID(),
      transfer: { kind: 'internal', from: 'checking', to: 'savings', amount: 1 },
    },
  });
  const asking = request({
    agent,
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/rpc/transfers/create',
    headers: {
      host: `localhost:${port}`,
      cookie: `__Host-sid=${session}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'sec-fetch-site': 'same-origin',
    },
  });
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer);
  }
  if (answer.statusCode !== 200) {
    throw new Error(`The bank answered ${answer.statusCode}: ${Buffer.concat(chunks).toString()}`);
  }
}
