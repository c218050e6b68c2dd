// As the server begins: see `hosts/http-server/main.ts`.
import 'zod/compile';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import type { Tables } from '../../bank/tables.ts';
import { TestClock } from '../../bank/testing/test-ports.ts';
import { openNewMember } from '../../bank/testing/test-enrolment.ts';
import type {
  LiveBankAnswer,
  LiveBankOrder,
  Session,
} from '../../hosts/testing/live-bank-orders.ts';
import { systemClock as clock } from '../../hosts/http-server/process/clock.ts';
import { systemRandom as random } from '../../hosts/http-server/process/random.ts';
import { type RunningServer, startServer } from '../../hosts/http-server/start-server.ts';
import { openSampleSession } from './sample-session.ts';
import { open as openStore } from '../../stores/node-sqlite/open.ts';

interface LiveBank {
  readonly server: RunningServer;
  readonly data: string;
}

// A single process holds the banks of many tests in turn: loading the program takes longer than most tests. Each test has a
// server and a database of its own, copied from a database made at first.
const untouched = await makeUntouched();
let sample = await withSession(await copyOf(untouched));
const banks = new Map<number, LiveBank>();
let work = Promise.resolve();

process.on('message', (order: LiveBankOrder) => {
  work = work.then(() => ('open' in order ? open(order) : close(order.close)));
});
process.on('disconnect', () => {
  void Promise.all([untouched, sample.data].map((data) => rm(data, { recursive: true }))).then(() =>
    process.exit(0),
  );
});

/** A bank to copy, in which the sample member has signed in: checking a password takes longer than copying a bank. */
interface Sample {
  readonly data: string;
  readonly session: Session;
  readonly signedInAt: number;
}

/** Well within the time after which an idle session ends. */
const sessionMsMax = 3 * 60_000;

/** A bank in which nobody has signed in yet. */
async function makeUntouched(): Promise<string> {
  const data = await newFolder();
  await (await serve(data)).stop();
  await addNewcomer(data);
  return data;
}

async function withSession(data: string): Promise<Sample> {
  const server = await serve(data);
  const session = await openSampleSession(server.address);
  await server.stop();
  return { data, session, signedInAt: Date.now() };
}

/** Adds a member beside the sample member, not on-line yet: `newMember` in bank/testing. */
async function addNewcomer(data: string): Promise<void> {
  const store = await openStore<Tables>({ path: join(data, 'bank.sqlite') });
  await openNewMember({ store, clock, newId, random, timeZone: 'America/New_York' });
  await store.close();
}

async function open({
  open: test,
  at,
  isUntouched,
}: Extract<LiveBankOrder, { open: number }>): Promise<void> {
  // The sample's history ends on the day of its bank.
  const source = at !== undefined ? null : isUntouched === true ? untouched : await signedIn();
  const data = source === null ? await newFolder() : await copyOf(source);
  const server = await serve(data, at);
  banks.set(test, { server, data });
  const session = source === sample.data ? sample.session : null;
  tell({ opened: test, address: server.address, session });
}

/** The bank in which the sample member has signed in, within the time of their session. */
async function signedIn(): Promise<string> {
  if (Date.now() - sample.signedInAt > sessionMsMax) {
    await rm(sample.data, { recursive: true });
    // From the untouched bank again: the session of before would be a second one.
    sample = await withSession(await copyOf(untouched));
  }
  return sample.data;
}

async function copyOf(source: string): Promise<string> {
  const data = await newFolder();
  await cp(source, data, { recursive: true });
  return data;
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
