import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectingLog } from '#bank/testing/test-ports.ts';
import { openTestBank, type TestBank } from '#bank/testing/test-bank.ts';
import { addPayee } from '#bank/testing/test-bills.ts';
import { longTasks, runHere } from '#bank/long-tasks.ts';
import { livePolicy as policy } from '#bank/policy.ts';
import { type Tables } from '#bank/index.ts';
import { makeTables } from '../process/bank-tables.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { LongTaskThread } from './long-task-thread.ts';

const timeZone = 'America/New_York';
let stores: Store<Tables>[];
let bank: TestBank;

beforeEach(async () => {
  stores = [await open<Tables>({ path: ':memory:' }), await open<Tables>({ path: ':memory:' })];
  bank = await openTestBank(stores[0] as Store<Tables>);
});
afterEach(async () => {
  await bank.stop();
  for (const store of stores) await store.close();
});

test('R-G4 The thread foretells what the bank would in its own', async () => {
  const thread = new LongTaskThread({ timeZone, log: collectingLog() });
  const inThread = bank.beside({ longTasks: thread.run });
  const stage = stores[1] as Store<Tables>;
  await makeTables(stage);
  const tasks = longTasks({ ...bank.dependencies, policy, openStage: async () => stage });
  const here = bank.beside({ longTasks: runHere(tasks) });
  const member = await bank.addMember({ accounts: { checking: 1_000_00, savings: 0 } });
  const client = await bank.clientOf(member);
  const payee = await addPayee(bank, client);
  await client.bills.schedule({
    intentKey: bank.newKey(),
    bill: {
      payee: payee.id,
      from: 'checking',
      amount: 300_00,
      date: '2026-03-05',
      repeat: 'weekly',
    },
  });
  const foretold = await (await inThread.clientOf(member)).forecast.month();
  expect(foretold.items.map(({ happens }) => happens)).toEqual([true, true, true, false]);
  expect(foretold).toEqual(await (await here.clientOf(member)).forecast.month());
});

test('R-G4 Where the thread ends, whoever waits is told to come again, and the next one starts it again', async () => {
  const ends = new URL(
    `data:text/javascript,${encodeURIComponent("import { parentPort } from 'node:worker_threads'; parentPort.once('message', () => process.exit(1));")}`,
  );
  const thread = new LongTaskThread({ timeZone, log: collectingLog() }, ends);
  const client = await bank.beside({ longTasks: thread.run }).clientOf(await bank.addMember());
  for (let time = 0; time < 2; time += 1) {
    await expect(client.forecast.month()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  }
});
