import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addSampleMember, sample } from '#bank/index.ts';
import { migrateTables } from '#hosts/http-server/process/bank-tables.ts';
import type { Tables } from '#bank/tables.ts';
import { systemClock as clock } from '#hosts/http-server/process/clock.ts';
import { argon2Passwords } from '#hosts/http-server/passwords/passwords.ts';
import { startServerProcess } from '#hosts/testing/test-server-process.ts';
import { open as openSqlite } from '#stores/node-sqlite/open.ts';
import { v7 as newId } from 'uuid';
import { folderOf } from '../../scripts/build-record.ts';
import { serveSite } from '../../scripts/static-site.ts';
import { fillHistoryOf } from './fill-history.ts';

const timeZone = 'America/New_York';

/** A portal that answers until it is closed. */
export interface Site {
  /** Without a slash at its end. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Starts the server as `npm start` does, in a process of its own, with a bank in a temporary folder: the sample
 * member, with so many transactions more in the history.
 */
export async function openLiveSite(moreTransactions: number): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'passbook-bench-'));
  await fillBank(folder, moreTransactions);
  const server = await startServerProcess({
    program: join(folderOf('server'), 'main.js'),
    environment: { ...process.env, BANK_DATA: folder, BANK_SAMPLE: 'on' },
    errors: 'inherit',
  });
  return {
    address: `http://localhost:${server.port}`,
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Serves the demo as a host of static files does. */
export async function openDemoSite(): Promise<Site> {
  const server = createServer(serveSite(folderOf('demo'), '/')).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function fillBank(folder: string, moreTransactions: number): Promise<void> {
  const store = await openSqlite<Tables>({ path: join(folder, 'bank.sqlite') });
  await migrateTables(store);
  await addSampleMember({ store, clock, newId, passwords: argon2Passwords(), timeZone });
  await fillHistoryOf({ store, clock, timeZone }, sample.username, moreTransactions);
  await store.close();
}
