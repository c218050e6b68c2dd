// As the server begins: see `hosts/http-server/serve.ts`.
import 'zod/compile';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import type { Tables } from '../bank/database/tables.ts';
import { TestClock } from '../bank/testing/test-clock.ts';
import { openNewMember } from '../bank/testing/test-enrolment.ts';
import { systemClock as clock } from '../hosts/http-server/process/clock.ts';
import { systemRandom as random } from '../hosts/http-server/process/random.ts';
import { type RunningServer, startServer } from '../hosts/http-server/start-server.ts';
import { open as openStore } from '../stores/node-sqlite/open.ts';

/** What a test asks of this process, and what it is told. Time stands still in a bank that is opened at one. */
export type LiveBankOrder = { open: number; at?: string } | { close: number };
export type LiveBankAnswer = { opened: number; address: string } | { closed: number };

interface LiveBank {
  readonly server: RunningServer;
  readonly data: string;
}

// One process holds the banks of many tests, one at a time: loading the program takes longer than
// most tests. Each has a server and a database of its own, which is a copy of one made at first.
const sampleData = await makeSampleData();
const banks = new Map<number, LiveBank>();
let work = Promise.resolve();

process.on('message', (order: LiveBankOrder) => {
  work = work.then(() => ('open' in order ? open(order.open, order.at) : close(order.close)));
});
process.on('disconnect', () => {
  void rm(sampleData, { recursive: true }).then(() => process.exit(0));
});

async function makeSampleData(): Promise<string> {
  const data = await newFolder();
  const server = await serve(data);
  await server.stop();
  await addNewcomer(data);
  return data;
}

/** Beside the sample member one who has not come on-line yet: `newMember` in bank/testing. */
async function addNewcomer(data: string): Promise<void> {
  const store = await openStore<Tables>({ path: join(data, 'bank.sqlite') });
  await openNewMember({ store, clock, newId, random, timeZone: 'America/New_York' });
  await store.close();
}

async function open(test: number, at: string | undefined): Promise<void> {
  const data = await newFolder();
  // The sample's history ends on the day of its bank.
  if (at === undefined) await cp(sampleData, data, { recursive: true });
  const server = await serve(data, at);
  banks.set(test, { server, data });
  tell({ opened: test, address: server.address });
}

async function close(test: number): Promise<void> {
  const bank = banks.get(test);
  if (!bank) throw new Error(`No bank was opened for test ${test}`);
  banks.delete(test);
  await bank.server.stop();
  await rm(bank.data, { recursive: true });
  tell({ closed: test });
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'passbook-e2e-'));
}

function serve(data: string, at?: string): Promise<RunningServer> {
  return startServer(
    { ...process.env, PORT: '0', BANK_DATA: data, BANK_SAMPLE: 'on' },
    at === undefined ? undefined : new TestClock(at),
  );
}

function tell(answer: LiveBankAnswer): void {
  process.send?.(answer);
}
