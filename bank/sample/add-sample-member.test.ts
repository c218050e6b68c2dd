import type { TransferId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { startOfDay } from '../calendar/local-time.ts';
import { demoPolicy } from '../policy.ts';
import { bankOfRoutingNumber } from '../rails/routing-number.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { openTestBank, type TestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import type { Tables } from '../tables.ts';
import { verifyBank } from '../verify/verify-bank.ts';
import { addSampleMember } from './add-sample-member.ts';
import { sample, sampleRecipients } from './sample-member.ts';

const saturdayMorning = '2026-11-21T15:00:00Z';

async function signedIn(bank: TestBank) {
  const caller = new TestCaller(await bank.bank.openSessionFor(sample.username));
  return bank.clientFor(caller);
}

async function faultsOf(bank: TestBank) {
  return (await verifyBank(bank.store)).checks.flatMap(({ faults }) => faults);
}

describeOnEveryStore('the sample member', ({ open }) => {
  async function openWithSample(start = saturdayMorning): Promise<TestBank> {
    const bank = await openTestBank(await open<Tables>(), { start });
    expect(await addSampleMember(bank.dependencies)).toBe(true);
    return bank;
  }

  test('R-E7 has balances that equal the sum of their entries, and a bank without a fault', async () => {
    const bank = await openWithSample();
    const client = await signedIn(bank);
    const { accounts, total } = await client.accounts.list();
    expect(accounts).toEqual([
      {
        id: 'checking',
        name: 'Everyday Checking',
        officialName: 'Everyday Checking',
        colour: null,
        hidden: false,
        number: '••••4821',
        type: 'primary',
        maturesOn: null,
        balance: 450_810_00,
        available: 450_810_00,
      },
      {
        id: 'savings',
        name: 'Regular Savings',
        officialName: 'Regular Savings',
        colour: null,
        hidden: false,
        number: '••••9036',
        type: 'savings',
        maturesOn: null,
        balance: 50_000_00,
        available: 50_000_00,
      },
    ]);
    expect(total).toBe(500_810_00);
    const report = await verifyBank(bank.store);
    expect(report.checks.flatMap(({ faults }) => faults)).toEqual([]);
    expect(report.checks.find(({ name }) => name.startsWith('Each transfer'))?.checked).toBe(80);
  });

  test('R-X6 R-T13 R-T14 shows ten lines of thirty days, and three transfers of today', async () => {
    const bank = await openWithSample();
    const client = await signedIn(bank);
    const { transactions, next } = await client.transactions.search({});
    expect(next).toBeNull();
    expect(transactions).toHaveLength(10);
    expect(transactions.slice(0, 4)).toMatchObject([
      { description: 'Transfer to Maple Street Property, Citizens Bank', status: 'pending' },
      { description: 'Zelle to Ana Ruiz', status: 'completed' },
      { description: 'Transfer from Everyday Checking', label: expect.stringMatching(/-CR$/) },
      { description: 'Transfer to Regular Savings', status: 'completed' },
    ]);
    expect(await client.transfers.tiles()).toEqual({
      pending: 1,
      processing: 0,
      todaysTransfers: 3,
      amountSent: 2_650_00,
    });
  });

  test('R-X2 has older lines behind the wider ranges, some failed and cancelled', async () => {
    const client = await signedIn(await openWithSample());
    const counts = [];
    for (const range of ['30days', '90days', '6months', '1year', 'all'] as const) {
      counts.push((await client.transactions.totals({ range })).count);
    }
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(new Set(counts).size).toBe(5);
    const { transactions } = await client.transactions.search({
      range: 'all',
      search: 'carpentry',
    });
    expect(transactions.map(({ status }) => status)).toEqual(['completed', 'failed']);
    const { transactions: trip } = await client.transactions.search({
      range: 'all',
      search: 'harborview',
    });
    expect(trip.map(({ status }) => status)).toEqual(['cancelled']);
  });

  test('R-E4 has saved recipients, of whom some have had a transfer', async () => {
    const client = await signedIn(await openWithSample());
    const { recipients } = await client.recipients.list();
    expect(recipients.map(({ name, kind, lastTransfer }) => [name, kind, lastTransfer])).toEqual([
      ['Ana Ruiz', 'zelle', '2026-11-21'],
      ['Ben Okafor', 'zelle', '2026-10-16'],
      ['Maple Street Property', 'external', '2026-11-21'],
      ['Northwind Gym', 'external', '2026-01-09'],
      ['Priya Shah', 'zelle', '2026-08-23'],
    ]);
  });

  test('R-D7 has the four payees of the specification in its order, and no bill scheduled', async () => {
    const client = await signedIn(await openWithSample());
    const { payees } = await client.payees.list();
    expect(payees.map(({ name, category }) => [name, category])).toEqual([
      ['Electric Company', 'Utilities'],
      ['Water Utility', 'Utilities'],
      ['Internet Provider', 'Utilities'],
      ['Credit Card', 'Transfer'],
    ]);
    expect(payees.map(({ card }) => card?.id)).toEqual([undefined, undefined, undefined, 'credit']);
    expect((await client.bills.upcoming()).payments).toEqual([]);
  });

  test('R-L5 R-P6 signs in with the words of the hint', async () => {
    const bank = await openWithSample();
    const undelayed = bank.beside({ policy: { ...demoPolicy, signInDelayMs: 0 } });
    const anybody = undelayed.clientFor(new TestCaller());
    const { username, password } = sample;
    expect(await anybody.signIn({ username, password })).toMatchObject({
      member: { displayName: 'Avery Morgan', plan: 'Premium Account', memberSince: '2018-01-15' },
    });
  });

  test('R-T10 can take back the transfer that is held, like any other', async () => {
    const bank = await openWithSample();
    const client = await signedIn(bank);
    const { transactions } = await client.transfers.history({ limit: 1 });
    const held = transactions[0]?.transferId as TransferId;
    expect(await client.transfers.cancel({ id: held })).toMatchObject({ status: 'cancelled' });
    expect((await client.accounts.list()).total).toBe(502_310_00);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('is the same in every bank of that day, whatever keys the host makes', async () => {
    const dumps = [];
    for (const [start, prefix] of [
      [saturdayMorning, '0a'],
      ['2026-11-22T04:59:00Z', '0b'],
    ] as const) {
      const bank = await openTestBank(await open<Tables>(), { start });
      let count = 0;
      const newId = () =>
        `${prefix}000000-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`;
      await addSampleMember({ ...bank.dependencies, newId });
      // Phrases are numbered by the keys that the host makes, and so are the hashes of the audit.
      const { search_phrase: phrases, ...tables } = await dumpTables(bank.store);
      const text = JSON.stringify([tables, phrases?.length]);
      const madeOfKeys = /[0-9a-f]{64}|(?<=phrase\\":)\d+/g;
      dumps.push(text.replaceAll(`${prefix}000000`, '').replaceAll(madeOfKeys, ''));
    }
    expect(dumps[0]).toBe(dumps[1]);
  });

  test('R-X6 is whole half a minute after midnight', async () => {
    const midnight = startOfDay('2026-03-08' as LocalDate, 'America/New_York');
    const bank = await openWithSample(new Date(midnight + 30_000).toISOString());
    const client = await signedIn(bank);
    expect((await client.transactions.search({})).transactions).toHaveLength(10);
    expect(await client.transfers.tiles()).toMatchObject({
      todaysTransfers: 3,
      amountSent: 2_650_00,
    });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('is added once, and to no bank that has a member already', async () => {
    const bank = await openWithSample();
    const before = await dumpTables(bank.store);
    expect(await addSampleMember(bank.dependencies)).toBe(false);
    expect(await dumpTables(bank.store)).toEqual(before);

    const peopled = await openTestBank(await open<Tables>());
    await peopled.addMember();
    expect(await addSampleMember(peopled.dependencies)).toBe(false);
  });

  test('is added by one of two processes that start at once', async () => {
    const bank = await openTestBank(await open<Tables>(), { start: saturdayMorning });
    const added = await Promise.all([
      addSampleMember(bank.dependencies),
      addSampleMember(bank.dependencies),
    ]);
    expect(added.filter((wasAdded) => wasAdded)).toHaveLength(1);
    expect(await faultsOf(bank)).toEqual([]);
    expect((await (await signedIn(bank)).accounts.list()).total).toBe(500_810_00);
  });

  test('leaves nothing behind when it cannot be added whole', async () => {
    const store = await open<Tables>();
    const bank = await openTestBank(await open<Tables>(), { start: saturdayMorning });
    const before = await dumpTables(store);
    let count = 0;
    const newId = () => {
      if (count === 4) {
        throw new Error('no more keys');
      }
      count += 1;
      return `key ${count}`;
    };
    await expect(addSampleMember({ ...bank.dependencies, store, newId })).rejects.toThrow(
      'no more',
    );
    expect(await dumpTables(store)).toEqual(before);
  });
});

test('R-T4 the recipients of the sample are at the banks of their routing numbers', () => {
  const banks = sampleRecipients.filter(({ kind }) => kind === 'external');
  expect(banks).toHaveLength(2);
  for (const { bank_name, routing_number } of banks) {
    expect(bankOfRoutingNumber(routing_number ?? '')).toBe(bank_name);
  }
});
