import { cents } from '#contract/money/cents.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { faultsOf } from '../testing/audited.ts';
import { describeOnServerStores } from '../testing/on-every-store.ts';
import { openTestBank, type TestBank } from '../testing/test-bank.ts';
import type { TestMember } from '../testing/test-member.ts';
import type { IncomingCredit } from './credit-rules.ts';
import { postCredits } from './post-credits.ts';

describeOnServerStores('incoming credits', ({ open }) => {
  async function bankWithEmployees() {
    const bank = await openTestBank(await open<Tables>());
    const members = [];
    for (let count = 0; count < 5; count += 1) {
      members.push(await bank.addMember({ accounts: { checking: 100_00, savings: 0 } }));
    }
    return { bank, members };
  }

  /** Each member in turn, so that some are paid more than once in a transaction. */
  function payrollOf(members: readonly TestMember[], count: number): IncomingCredit[] {
    return Array.from({ length: count }, (_, index) => ({
      key: `0910000${index}`,
      accountNumber: members[index % members.length]?.accounts['checking']?.number ?? '',
      amount: cents(1_000_00 + index),
      description: 'Harborline Design, payroll',
    }));
  }

  async function post(bank: TestBank, credits: readonly IncomingCredit[]) {
    const counts: Record<string, number> = {};
    for await (const { decisions } of postCredits(bank.dependencies, credits)) {
      for (const { kind } of decisions) counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  }

  async function balances(bank: TestBank): Promise<number> {
    const rows = await bank.store.db.selectFrom('account_balance').select('balance').execute();
    return rows.reduce((sum, { balance }) => sum + balance, 0);
  }

  test('Each is in its account and in the history, and every check passes', async () => {
    const { bank, members } = await bankWithEmployees();
    expect(await post(bank, payrollOf(members, 12))).toEqual({ posted: 12 });
    const client = await bank.clientOf(members[0] as TestMember);
    const { transactions } = await client.transactions.search({ account: 'checking' });
    expect(transactions).toMatchObject([
      { amount: 1_000_10, type: 'credit', status: 'completed', category: 'Income' },
      { amount: 1_000_05, description: 'Harborline Design, payroll' },
      { amount: 1_000_00 },
    ]);
    expect((await client.accounts.list()).accounts).toMatchObject([
      { balance: 3_100_15 },
      { balance: 0 },
    ]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('The same list again posts nothing, and a list that was stopped is completed by giving it again', async () => {
    const { bank, members } = await bankWithEmployees();
    const credits = payrollOf(members, 250);
    for await (const part of postCredits(bank.dependencies, credits)) {
      expect(part.decisions).toHaveLength(100);
      // The posting process is stopped behind the first transaction.
      break;
    }
    expect(await post(bank, credits)).toEqual({ 'posted-before': 100, posted: 150 });
    const before = await dumpTables(bank.store);
    expect(await post(bank, credits)).toEqual({ 'posted-before': 250 });
    expect(await dumpTables(bank.store)).toEqual(before);
    expect(await balances(bank)).toBe(500_00 + 250 * 1_000_00 + (249 * 250) / 2);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('Given twice at once, beside members who move their money, each is posted once', async () => {
    const { bank, members } = await bankWithEmployees();
    const credits = payrollOf(members, 120);
    const moves = members.map(async (member) => {
      const client = await bank.clientOf(member);
      for (let count = 0; count < 5; count += 1) {
        await client.transfers.create({
          intentKey: bank.newKey(),
          transfer: { kind: 'internal', from: 'checking', to: 'savings', amount: 1_00 + count },
        });
      }
    });
    const [one, other] = await Promise.all([post(bank, credits), post(bank, credits), ...moves]);
    expect((one?.['posted'] ?? 0) + (other?.['posted'] ?? 0)).toBe(120);
    await bank.clock.advance(60_000);
    expect(await balances(bank)).toBe(500_00 + 120 * 1_000_00 + (119 * 120) / 2);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('Of two that are given at once under one key, for different members, one is posted', async () => {
    const { bank, members } = await bankWithEmployees();
    const one = payrollOf(members.slice(0, 2), 20);
    const other = payrollOf(members.slice(2), 20);
    const counts = await Promise.all([post(bank, one), post(bank, other)]);
    expect(counts.reduce((sum, { posted = 0 }) => sum + posted, 0)).toBe(20);
    expect(counts.some(({ refused = 0 }) => refused > 0)).toBe(true);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('One for an account that is not there is not posted, and those beside it are', async () => {
    const { bank, members } = await bankWithEmployees();
    const [first, second, ...others] = payrollOf(members, 5);
    const wrong = { ...(second as IncomingCredit), accountNumber: '999' };
    expect(await post(bank, [first as IncomingCredit, wrong, ...others])).toEqual({
      posted: 4,
      refused: 1,
    });
    // Its account is right in the next file: the key is not used up.
    expect(await post(bank, [second as IncomingCredit])).toEqual({ posted: 1 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T21 A credit that was wrong is taken back once, below zero where it was spent, and its member is told', async () => {
    const { bank, members } = await bankWithEmployees();
    const [credit] = payrollOf(members, 1);
    const [member] = members;
    if (!credit || !member) throw new Error('There is nobody to be paid');
    await post(bank, [credit]);
    const client = await bank.clientOf(member);
    await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: { kind: 'internal', from: 'checking', to: 'savings', amount: 1_050_00 },
    });
    await bank.clock.advance(60_000);
    const { staff } = bank.bank;
    const results = await Promise.all([
      staff.takeBackCredit(credit.key, 'posted-wrongly'),
      staff.takeBackCredit(credit.key, 'posted-wrongly'),
    ]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['done', 'taken-back-before']);
    expect(results).toContainEqual({ kind: 'done', below: 950_00 });
    expect((await client.accounts.list()).accounts).toMatchObject([
      { balance: -950_00 },
      { balance: 1_050_00 },
    ]);
    expect((await client.events.recent({})).events[0]).toMatchObject({
      kind: 'credit',
      change: 'taken-back',
      from: 'Harborline Design, payroll',
      below: 950_00,
    });
    expect(await client.transactions.totals({})).toMatchObject({ moneyIn: 1_050_00 });
    // Under its key it is not posted again.
    expect(await post(bank, [credit])).toEqual({ 'posted-before': 1 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T21 A statement that shows a credit stays as it was when the credit is taken back, and a sender is in time for five business days', async () => {
    const { bank, members } = await bankWithEmployees();
    const [credit] = payrollOf(members, 1);
    if (!credit || !members[0]) throw new Error('There is nobody to be paid');
    await bank.clock.leap(Date.parse('2026-03-31T15:00:00Z') - bank.clock.now());
    await post(bank, [credit]);
    await bank.clock.leap(Date.parse('2026-04-08T15:00:00Z') - bank.clock.now());
    const client = await bank.clientOf(members[0]);
    const march = await client.statements.get({ account: 'checking', month: '2026-03' });
    const before = await dumpTables(bank.store);
    const { staff } = bank.bank;
    expect(await staff.takeBackCredit(credit.key, 'reversed-by-sender')).toEqual({
      kind: 'too-late',
      until: '2026-04-07',
    });
    expect(await staff.takeBackCredit('none', 'posted-wrongly')).toEqual({
      kind: 'no-such-credit',
    });
    expect(await dumpTables(bank.store)).toEqual(before);
    expect(await staff.takeBackCredit(credit.key, 'posted-wrongly')).toEqual({
      kind: 'done',
      below: 0,
    });
    expect(await client.statements.get({ account: 'checking', month: '2026-03' })).toEqual(march);
    await bank.clock.leap(Date.parse('2026-05-01T15:00:00Z') - bank.clock.now());
    const later = await (
      await bank.clientOf(members[0])
    ).statements.get({ account: 'checking', month: '2026-04' });
    expect([march.closing, later.opening, later.closing]).toEqual([1_100_00, 1_100_00, 100_00]);
    expect(await faultsOf(bank)).toEqual([]);
  });
});
