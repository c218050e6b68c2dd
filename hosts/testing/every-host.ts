import { createRequire } from 'node:module';
import { createORPCClient } from '@orpc/client';
import { RPCLink as HttpLink } from '@orpc/client/fetch';
import { RPCLink as PortLink } from '@orpc/client/message-port';
import { demoPolicy, livePolicy, type Policy, type Tables } from '#bank/index.ts';
import { testBrand, collectingLog, seededRandom, TestClock } from '#bank/testing/test-ports.ts';
import { open as openNodeSqlite } from '#stores/node-sqlite/open.ts';
import { open as openPostgres } from '#stores/postgres/open.ts';
import { createTestDatabase } from '#stores/postgres/test-database.ts';
import { documentFileOf } from '#contract/procedures/http-terms.ts';
import { openDemoBank } from '../browser-worker/demo-bank.ts';
import { apiClient, type Client } from './test-api-client.ts';
import { openHttpHost } from './test-http-host.ts';
import { TestBrowser } from './test-browser.ts';
import { codeFrom, type ReadCode } from './test-sign-in.ts';

/** A host with its bank, the sample member in it, and one visitor. */
export interface OpenedHost {
  readonly client: Client;
  readonly policy: Policy;
  readonly clock: TestClock;
  /** The phone of the member. */
  readonly readCode: ReadCode;
  close(): Promise<void>;
}

/** Every way in which the portal or a program reaches a bank. */
export const everyHost: Readonly<Record<string, () => Promise<OpenedHost>>> = {
  'the HTTP server over SQLite': () => openServer(rpcClient),
  'the HTTP server over PostgreSQL': openServerOnPostgres,
  'the paths of the API': () => openServer(apiClient),
  'the worker of a tab': openWorker,
};

type ClientOf = (browser: TestBrowser) => Client;

async function openServer(clientOf: ClientOf): Promise<OpenedHost> {
  const store = await openNodeSqlite<Tables>({ path: ':memory:' });
  const { address, clock, mailer, close } = await openHttpHost(store);
  return {
    client: clientOf(new TestBrowser(address)),
    policy: livePolicy,
    clock,
    readCode: codeFrom(mailer),
    async close() {
      await close();
      await store.close();
    },
  };
}

async function openServerOnPostgres(): Promise<OpenedHost> {
  const database = await createTestDatabase();
  const store = await openPostgres<Tables>({
    url: database.url,
    onIdleConnectionLost(error) {
      throw error;
    },
  });
  const { address, clock, mailer, close } = await openHttpHost(store);
  return {
    client: rpcClient(new TestBrowser(address)),
    policy: livePolicy,
    clock,
    readCode: codeFrom(mailer),
    async close() {
      await close();
      await store.close();
      await database.drop();
    },
  };
}

/** The portal's own client of a server, which asks the API for files. */
export function rpcClient(browser: TestBrowser): Client {
  const url = new URL('/rpc', browser.address);
  const link = new HttpLink({ url, fetch: (request) => browser.fetch(request) });
  const files = apiClient(browser).statements;
  return createORPCClient({
    call: (path, input, options) => {
      const file = documentFileOf(path);
      return file ? files[file](input as never) : link.call(path, input, options);
    },
  });
}

async function openWorker(): Promise<OpenedHost> {
  const clock = new TestClock('2026-03-02T15:00:00Z');
  const bank = await openDemoBank({
    wasm: createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm'),
    clock,
    random: seededRandom(1),
    timeZone: 'America/New_York',
    brand: testBrand,
    log: collectingLog(),
  });
  const { port1, port2 } = new MessageChannel();
  await bank.connect(port2, null);
  port1.start();
  return {
    client: createORPCClient(new PortLink({ port: port1 })),
    policy: demoPolicy,
    clock,
    readCode: () => {
      throw new Error('The demo sends no codes');
    },
    async close() {
      port1.close();
      await bank.stop();
    },
  };
}
