import { appendFileSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Tables, verifyBank } from '#bank/index.ts';
import type { LiveBankAnswer, LiveBankOrder } from '#hosts/testing/live-bank-orders.ts';
import { type ServerProcess, startServerProcess } from '#hosts/testing/test-server-process.ts';
import { open as openStore } from '#stores/postgres/open.ts';
import { createDatabase, type TestDatabase } from '#stores/postgres/test-server.ts';
import { freePorts } from '#tools/free-ports.ts';
import { keepProcess, type KeptProcess } from './kept-process.ts';
import { readClusterOfTests } from './start-cluster.ts';
import { type OutboxPhone, openOutboxPhone } from './outbox-phone.ts';

/**
 * Opens the banks of the live tests of a worker on the cluster of `npm run test:cluster`: for each test a database of its
 * own, two servers, and HAProxy in front. While the test goes on a server of the pair is killed, and started again.
 */
const cluster = readClusterOfTests();
const serversLog = openSync(cluster.serversLog, 'a');

interface ClusterBank {
  readonly database: TestDatabase;
  readonly folder: string;
  readonly proxy: KeptProcess;
  readonly phone: OutboxPhone;
  readonly servers: ServerProcess[];
  /** Resolves when nothing is killed or started any more. */
  settle(): Promise<void>;
}

const banks = new Map<number, ClusterBank>();
let work = Promise.resolve();

process.on('message', (order: LiveBankOrder) => {
  const done = work.then(() => ('open' in order ? open(order.open) : close(order.close)));
  work = done.catch((error: unknown) => {
    const test = 'open' in order ? order.open : order.close;
    tell({ failed: test, why: error instanceof Error ? String(error.stack) : String(error) });
  });
});
process.on('disconnect', () => process.exit(0));

/** The delay before the kill, within most tests; the first request comes about a second after the bank is opened. */
const killedAfterMs = { least: 1_500, most: 6_000 };
/** While another node becomes the primary no database can be made. */
const databaseInMs = 60_000;
const readyInMs = 30_000;

async function open(test: number): Promise<void> {
  const database = await insist(() => createDatabase(cluster.adminUrl, 'test_', cluster.template));
  const folder = await mkdtemp(join(tmpdir(), 'passbook-e2e-'));
  const [browsersPort = 0, proxyPort = 0, phonePort = 0, ...ports] = await freePorts(5);
  const address = `http://localhost:${browsersPort}`;
  const start = (which: number) =>
    startServer({ which, port: ports[which] ?? 0, folder, address, url: database.url });
  const servers = await Promise.all([0, 1].map((which) => insist(() => start(which))));
  const phone = await openOutboxPhone(
    phonePort,
    [0, 1].map((which) => join(folderOf(folder, which), 'outbox')),
  );
  const proxy = await keepProcess(
    'haproxy',
    ['../haproxy/passbook.cfg', './sample-phone.cfg'].flatMap((file) => [
      '-f',
      fileURLToPath(new URL(file, import.meta.url)),
    ]),
    {
      log: join(folder, 'proxy.log'),
      environment: {
        BROWSERS_BIND: `127.0.0.1:${browsersPort}`,
        PROXY_BIND: `127.0.0.1:${proxyPort}`,
        PHONE_ADDRESS: `127.0.0.1:${phonePort}`,
        BANK_ADDRESS: `127.0.0.1:${ports[0]}`,
        SECOND_BANK_ADDRESS: `127.0.0.1:${ports[1]}`,
      },
    },
  );
  await untilAnswered(`${address}/readyz`);
  const settle = killOne(servers, start);
  banks.set(test, { database, folder, proxy, phone, servers, settle });
  tell({ opened: test, address, session: null });
}

interface ServerOfTest {
  readonly which: number;
  readonly port: number;
  readonly folder: string;
  /** Where browsers find the bank. */
  readonly address: string;
  readonly url: string;
}

async function startServer({ which, port, folder, address, url }: ServerOfTest) {
  return await startServerProcess({
    environment: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: String(port),
      BANK_DATA: folderOf(folder, which),
      BANK_SAMPLE: 'on',
      BANK_KEYS: cluster.keys,
      DATABASE_URL: url,
      PUBLIC_URL: address,
      TRUSTED_PROXY: '127.0.0.1',
    },
    errors: serversLog,
  });
}

function folderOf(folder: string, which: number): string {
  return join(folder, `server-${which}`);
}

function killOne(
  servers: ServerProcess[],
  start: (which: number) => Promise<ServerProcess>,
): () => Promise<void> {
  const over = new AbortController();
  const which = Math.random() < 0.5 ? 0 : 1;
  const { least, most } = killedAfterMs;
  const waitMs = least + Math.random() * (most - least);
  const killed = (async () => {
    await delay(waitMs, undefined, { signal: over.signal }).catch(() => undefined);
    if (over.signal.aborted) return;
    await servers[which]?.kill();
    appendFileSync(cluster.killsLog, 'killed\n');
    servers[which] = await insist(() => start(which));
  })();
  return async () => {
    over.abort();
    await killed;
  };
}

async function close(test: number): Promise<void> {
  const bank = banks.get(test);
  if (!bank) throw new Error(`No bank was opened for test ${test}`);
  banks.delete(test);
  await bank.settle();
  await Promise.all(bank.servers.map((server) => server.kill()));
  bank.proxy.signal('SIGKILL');
  await bank.phone.stop();
  const faults = await insist(() => faultsIn(bank.database.url));
  // A database left over, as while there is no primary, goes with the cluster.
  await bank.database.drop().catch(() => undefined);
  await rm(bank.folder, { recursive: true });
  if (faults.length > 0) throw new Error(`The checks of verify fail: ${faults.join('; ')}`);
  tell({ closed: test });
}

/** The faults that the checks of `npm run bank -- verify` find. */
async function faultsIn(url: string): Promise<string[]> {
  const store = await openStore<Tables>({ url, statementTimeoutMs: 0, onIdleConnectionLost() {} });
  try {
    const { checks } = await verifyBank(store);
    return checks.flatMap(({ faults }) => faults);
  } finally {
    await store.close();
  }
}

/** Repeats the act while the cluster has no primary. */
async function insist<Done>(act: () => Promise<Done>): Promise<Done> {
  const begin = performance.now();
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() - begin > databaseInMs) throw error;
      await delay(500);
    }
  }
}

async function untilAnswered(address: string): Promise<void> {
  const begin = performance.now();
  while ((await statusAt(address)) !== 200) {
    if (performance.now() - begin > readyInMs) throw new Error(`Nothing answers at ${address}`);
    await delay(20);
  }
}

function statusAt(address: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    request(address, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', () => resolve(undefined))
      .end();
  });
}

function tell(answer: LiveBankAnswer): void {
  process.send?.(answer);
}
