import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TransferRequest } from '#contract/transfers/transfers.ts';
import { type Tables, verifyBank } from '#bank/index.ts';
import { collectingLog } from '#bank/testing/test-clock.ts';
import {
  balancesOf,
  liveWithoutStepUps as policy,
  openTestBank,
  type TestBank,
} from '#bank/testing/test-bank.ts';
import { internal } from '#bank/testing/transfer-requests.ts';
import type { SignedInItem } from '#bank/transfers/execute-transfers.ts';
import { LogFile } from '#stores/node-sqlite/writer/log-file.ts';
import { type NodeSqliteStore, open } from '#stores/node-sqlite/open.ts';
import { rowsInFile } from '#stores/node-sqlite/test-database-file.ts';
import { LastPassAsker } from '#stores/node-sqlite/writer/wal-truncation.ts';
import { WriterThread, type WritingTurn } from '#stores/node-sqlite/writer/writer-thread.ts';
import { transactionsOf, type Writer } from '#stores/transactions/transactions.ts';
import { systemClock } from '../process/clock.ts';
import { type WriterData, writerOptions } from './writer-options.ts';

let dataFolder: string;
let path: string;
let store: NodeSqliteStore<Tables>;
let bank: TestBank;
let thread: WriterThread | undefined;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'writer-thread-'));
  path = join(dataFolder, 'bank.sqlite');
  store = await open<Tables>({ path });
  bank = await openTestBank(store, { policy });
  onFailure.mockClear();
  onDiskFailed.mockClear();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await thread?.stop();
  await bank.stop();
  await store.close();
  await rm(dataFolder, { recursive: true });
});

const realProgram = new URL('./writer-program.ts', import.meta.url);

/** A member’s client of a bank that sends in that thread, and the number of its sends. */
async function clientOf(program = realProgram) {
  const made = threadOf(program);
  await made.start();
  let groups = 0;
  const writer: Writer = {
    execute: (batch, requests) => {
      groups += 1;
      return made.execute(batch, requests);
    },
  };
  const member = await bank.addMember({ accounts: { checking: 100_00, savings: 0 } });
  const withThread = { ...store, ...transactionsOf(store, writer) };
  const client = await bank.beside({ store: withThread }).clientOf(member);
  // A session that is known needs no look-up: the requests arrive together.
  await client.accounts.list();
  return { client, member, groups: () => groups };
}

function threadOf(program: URL, turn = store.turn): WriterThread {
  const data: WriterData = { timeZone: 'America/New_York' };
  thread = new WriterThread(path, turn, { program, data, onFailure, onDiskFailed });
  return thread;
}

const batch = 'transfers.create';

const onFailure = vi.fn<(error: unknown) => void>();
const onDiskFailed = vi.fn<(error: unknown) => void>();

function asks(count: number, amount: number) {
  return Array.from({ length: count }, () => ({
    intentKey: bank.newKey(),
    transfer: internal(amount),
  }));
}

test('Transfers that come together are sent by the thread, each accepted or refused for itself', async () => {
  const { client, groups } = await clientOf();
  const results = await Promise.allSettled(
    asks(5, 30_00).map((ask) => client.transfers.create(ask)),
  );
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(results[4]).toMatchObject({ reason: { code: 'INSUFFICIENT_FUNDS' } });
  expect(groups()).toBe(1);
  expect(await balancesOf(client)).toEqual({ checking: 10_00, savings: 90_00 });
  expect((await verifyBank(store)).checks.flatMap(({ faults }) => faults)).toEqual([]);
});

test('Other changes of this process, made meanwhile, wait for their turn and are made', async () => {
  const { client } = await clientOf();
  const sent = asks(8, 1_00).map((ask) => client.transfers.create(ask));
  const changed = bank.addMember({ username: 'meanwhile' });
  await Promise.all([...sent, changed]);
  expect(await balancesOf(client)).toEqual({ checking: 92_00, savings: 8_00 });
  expect((await verifyBank(store)).checks.flatMap(({ faults }) => faults)).toEqual([]);
});

test('Groups follow one another while those before them wait for the disk', async () => {
  const { client, groups } = await clientOf();
  const sent: Promise<unknown>[] = [];
  for (let group = 1; group <= 5; group += 1) {
    sent.push(...asks(8, 1_00).map((ask) => client.transfers.create(ask)));
    await expect.poll(groups).toBe(group);
  }
  await Promise.all(sent);
  expect(await balancesOf(client)).toEqual({ checking: 60_00, savings: 40_00 });
  expect((await verifyBank(store)).checks.flatMap(({ faults }) => faults)).toEqual([]);
});

test('The thread copies the last pages of the log while the next groups lie ready', async () => {
  const { member } = await clientOf();
  const disk = vi.spyOn(LogFile.prototype, 'makeDurable').mockResolvedValue();
  const asker = new LastPassAsker(path, () => {});
  const sendings = Array.from({ length: 60 }, () =>
    thread?.execute(batch, [itemOf(member.membershipId)]),
  );
  await sendings[0]?.tried;
  asker.ask();
  await sendings.at(-1)?.tried;
  const copied = rowsInFile(path, 'select id from transfer').length;
  asker.close();
  disk.mockRestore();
  expect(copied).toBeGreaterThan(0);
  expect(copied).toBeLessThan(60);
});

test('What the disk has not taken yet is neither acknowledged nor shown', async () => {
  const { client } = await clientOf();
  const disk = Promise.withResolvers<void>();
  vi.spyOn(LogFile.prototype, 'makeDurable').mockReturnValueOnce(disk.promise);
  const seen: string[] = [];
  const sent = Promise.all(asks(2, 1_00).map((ask) => client.transfers.create(ask))).then(() =>
    seen.push('acknowledged'),
  );
  await expect.poll(() => LogFile.prototype.makeDurable).toHaveBeenCalled();
  const shown = balancesOf(client).then((balances) => seen.push(`${balances['savings']} shown`));
  // Node's SQLite answers before the next turn of the event loop, so that it would have been shown by then.
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual([]);
  disk.resolve();
  await Promise.all([sent, shown]);
  expect(seen.toSorted()).toEqual(['200 shown', 'acknowledged']);
});

test('Another change of this process waits for the disk beside the requests of others, and is not shown before', async () => {
  const { client } = await clientOf();
  const disk = Promise.withResolvers<void>();
  vi.spyOn(LogFile.prototype, 'makeDurable').mockReturnValueOnce(disk.promise);
  const seen: string[] = [];
  const changed = client.accounts
    .personalize({ account: 'savings', nickname: 'House', colour: null, hidden: false })
    .then(() => seen.push('changed'));
  await expect.poll(() => LogFile.prototype.makeDurable).toHaveBeenCalled();
  const shown = client.accounts.list().then(() => seen.push('shown'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual([]);
  disk.resolve();
  await Promise.all([changed, shown]);
  expect(seen.toSorted()).toEqual(['changed', 'shown']);
});

test('Where the disk fails nobody is answered, and the server is told', async () => {
  const { client } = await clientOf();
  const failure = new Error('EIO: i/o error, fdatasync');
  vi.spyOn(LogFile.prototype, 'makeDurable').mockRejectedValueOnce(failure);
  const answered = vi.fn<() => void>();
  for (const ask of asks(2, 1_00)) void client.transfers.create(ask).finally(answered);
  await expect.poll(() => onDiskFailed.mock.calls).toEqual([[failure]]);
  expect(answered).not.toHaveBeenCalled();
});

test('An error of the database comes back as what it is, and nothing of it happened', async () => {
  const { client, member } = await clientOf();
  await sql`create trigger full before insert on transfer begin select raise(abort, 'no room'); end`.execute(
    store.db,
  );
  const sending = thread?.execute(batch, [itemOf(member.membershipId)]);
  const tried = await sending?.tried;
  // SQLITE_CONSTRAINT_TRIGGER, https://sqlite.org/rescode.html
  expect(tried).toMatchObject({ kind: 'undone', error: { message: 'no room', errcode: 1811 } });
  expect(await balancesOf(client)).toEqual({ checking: 100_00, savings: 0 });
});

test('Where the thread ends in the midst of it nobody is told that nothing happened, and the next are sent without it', async () => {
  const { client } = await clientOf(
    program(
      `parentPort.once('message', () => process.exit(1)); parentPort.postMessage({ kind: 'ready', batches: ['${batch}'] });`,
    ),
  );
  const results = await Promise.allSettled(
    asks(2, 1_00).map((ask) => client.transfers.create(ask)),
  );
  expect(results).toMatchObject([
    { reason: { code: 'UNAVAILABLE' } },
    { reason: { code: 'UNAVAILABLE' } },
  ]);
  await Promise.all(asks(2, 1_00).map((ask) => client.transfers.create(ask)));
  expect(await balancesOf(client)).toEqual({ checking: 98_00, savings: 2_00 });
});

test('Where the thread cannot start the server is told why, and transfers are sent without it', async () => {
  const { client } = await clientOf(program(`throw new Error('out of memory');`));
  expect(onFailure.mock.calls).toMatchObject([[{ message: 'out of memory' }]]);
  await Promise.all(asks(2, 1_00).map((ask) => client.transfers.create(ask)));
  expect(await balancesOf(client)).toEqual({ checking: 98_00, savings: 2_00 });
});

test('A group that comes while the turn ends waits for the next turn', async () => {
  let turns = 0;
  let atEnd = () => {};
  const hold: WritingTurn['hold'] = async (work) => {
    turns += 1;
    try {
      return await work(() => false);
    } finally {
      atEnd();
    }
  };
  const commits = program(`
    parentPort.on('message', (asks) =>
      asks === null ? parentPort.close() : parentPort.postMessage({ kind: 'committed', result: [] }));
    parentPort.postMessage({ kind: 'ready', batches: ['${batch}'] });`);
  const made = threadOf(commits, { hold, commitLate: () => {} });
  await made.start();
  const second = new Promise((resolve) => {
    atEnd = () => {
      atEnd = () => {};
      resolve(made.execute(batch, [itemOf('a member')])?.tried);
    };
  });
  expect(await made.execute(batch, [itemOf('a member')])?.tried).toMatchObject({ kind: 'durable' });
  expect(await second).toMatchObject({ kind: 'durable' });
  expect(turns).toBe(2);
});

test('A store that is opened with it starts it with the first batch, and uses it from then on', async () => {
  const execute = vi.spyOn(WriterThread.prototype, 'execute');
  const writer = writerOptions({ clock: systemClock, timeZone: 'America/New_York', log });
  const opened = await open<Tables>({ path, ...(writer && { writer }) });
  const member = await bank.addMember({ accounts: { checking: 100_00, savings: 0 } });
  const client = await bank.beside({ store: opened }).clientOf(member);
  await client.accounts.list();
  const sendTwo = () => Promise.all(asks(2, 10).map((ask) => client.transfers.create(ask)));
  await sendTwo();
  expect(execute.mock.results).toMatchObject([{ value: null }]);
  await expect
    .poll(
      async () => {
        await sendTwo();
        return execute.mock.results.at(-1)?.value as unknown;
      },
      { timeout: 10_000 },
    )
    .not.toBeNull();
  await opened.close();
  execute.mockRestore();
  expect((await verifyBank(store)).checks.flatMap(({ faults }) => faults)).toEqual([]);
});

test('There is one by the system’s clock only', () => {
  const of = { timeZone: 'America/New_York', log };
  expect(writerOptions({ ...of, clock: systemClock })).toBeDefined();
  expect(writerOptions({ ...of, clock: bank.clock })).toBeUndefined();
});

const log = collectingLog();

/** The main thread's item for a transfer of one dollar. */
function itemOf(membershipId: string): SignedInItem {
  return {
    membershipId,
    by: null,
    request: TransferRequest.parse(internal(1_00)),
    origin: { kind: 'member' },
    signedIn: {
      personId: membershipId,
      membershipId,
      party: { membershipId, role: 'primary', fromAt: 0, untilAt: null, dailyLimit: null },
      tokenHash: '',
      sessionId: '',
      area: 'move',
      signedInAt: bank.clock.now(),
    },
    intent: { membershipId, key: bank.newKey(), requestHash: 'a hash' },
  };
}

function program(text: string): URL {
  const module = `import { parentPort } from 'node:worker_threads'; ${text}`;
  return new URL(`data:text/javascript,${encodeURIComponent(module)}`);
}
