import type { AccountId } from '#contract/text/ids.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import { expect, test } from 'vitest';
import { dividends } from '#docs/examples/dividends.ts';
import type { Tables } from '../tables.ts';
import { interestPaid } from '../ledger/chart-of-accounts.ts';
import { addSampleMember } from '../sample/add-sample-member.ts';
import { sample } from '../sample/sample-member.ts';
import { faultsOf } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import {
  balancesOf,
  type Client,
  longSessions,
  openTestBank,
  type TestBank,
} from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { accountOf, type TestMember } from '../testing/test-member.ts';
import { internal } from '../testing/transfer-requests.ts';
import { wholeFile } from '../testing/whole-files.ts';
import { dividendsDue } from './index.ts';

const day = 24 * 60 * 60_000;
const endOfMarch = Date.parse('2026-04-01T04:00:00Z');
const march = '2026-03' as StatementMonth;
const savings = 'savings' as AccountId;

async function setTerms(bank: TestBank, rate: number, validFrom = '2026-01-01') {
  await bank.store.db
    .insertInto('product_terms')
    .values({
      product_id: 'share-savings',
      valid_from: validFrom,
      rate,
      method: 'daily-balance',
      minimum: 0,
      rounding: 'half-up',
    })
    .execute();
}

async function isOfProduct(bank: TestBank, member: TestMember): Promise<void> {
  await bank.store.db
    .updateTable('account')
    .set({ product_id: 'share-savings' })
    .where('id', '=', accountOf(member, 'savings').id)
    .execute();
}

async function goTo(bank: TestBank, at: number): Promise<void> {
  await bank.clock.leap(at - bank.clock.now());
  for (let round = 0; round < 4; round += 1) await bank.settle();
}

const paidOf = async (client: Client) =>
  (await client.transactions.search({ search: 'interest earned' })).transactions.map(
    ({ date, amount }) => [date, amount],
  );

describeOnEveryStore('the dividends of a month', ({ open }) => {
  async function bankWithSavings(amount: number) {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    await setTerms(bank, 60);
    const member = await bank.addMember({ accounts: { checking: 5_000_00, savings: amount } });
    await isOfProduct(bank, member);
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('R-D8 are paid once when it is over, of the balances of its days, however many processes look', async () => {
    const { bank, client } = await bankWithSavings(50_000_00);
    await goTo(bank, Date.parse('2026-03-11T15:00:00Z'));
    const transfer = internal(1_000_00);
    await client.transfers.create({ intentKey: bank.newKey(), transfer });
    await bank.clock.advance(10_000);
    await goTo(bank, endOfMarch + 4 * 60_000);
    expect(await paidOf(client)).toEqual([]);
    const other = bank.beside();
    await other.start();
    bank.clock.set(endOfMarch + 6 * 60_000);
    await Promise.all([bank.settle(), other.settle()]);
    await Promise.all([bank.settle(), other.settle()]);
    await other.stop();
    // Ten days of 50,000 and 21 of 51,000.
    expect(await paidOf(client)).toEqual([['2026-04-01', 25_82]]);
    expect(await balancesOf(client)).toMatchObject({ savings: 51_025_82 });
    expect(await faultsOf(bank)).toEqual([]);
    // The statement of the month has what was earned in it, and that of the next one what was posted then.
    const of = async (month: StatementMonth) =>
      (await client.statements.get({ account: savings, month })).dividends;
    expect(await of(march)).toEqual({
      earned: 25_82,
      averageDailyBalance: 50_677_42,
      yieldEarned: 60,
    });
    await goTo(bank, endOfMarch + 30 * day + 6 * 60_000);
    expect((await of('2026-04' as StatementMonth)).earned).toBe(25_16);
    expect(await paidOf(client)).toEqual([
      ['2026-05-01', 25_16],
      ['2026-04-01', 25_82],
    ]);
    const paid = await bank.store.db
      .selectFrom('entry')
      .select('amount')
      .where('account_id', '=', interestPaid)
      .orderBy('posting_id')
      .execute();
    expect(paid).toEqual([{ amount: -25_82 }, { amount: -25_16 }]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D8 a run that was interrupted goes on with those who have not been paid', async () => {
    const { bank, client } = await bankWithSavings(365_00);
    for (let member = 0; member < 21; member += 1) {
      await isOfProduct(bank, await bank.addMember({ accounts: { savings: 365_00 } }));
    }
    await bank.stop();
    bank.clock.set(endOfMarch + day);
    const source = dividendsDue(bank.dependencies);
    const finish = async (id: string) =>
      await bank.store.transact((scope) => source.finish(scope, id, bank.clock.now()));
    const [first, ...rest] = await source.next(bank.store.db, 100);
    expect(rest).toHaveLength(2);
    const countPaid = async () =>
      (await bank.store.db.selectFrom('dividend').selectAll().execute()).length;
    await finish(first?.id ?? '');
    expect(await countPaid()).toBe(20);
    // The month does not end while an account is left, and nobody is paid twice.
    await finish(rest.at(-1)?.id ?? '');
    await bank.start();
    expect(await countPaid()).toBe(22);
    expect(await paidOf(client)).toEqual([['2026-04-02', 19]]);
    await bank.stop();
  });

  test('R-D8 a bank that opens on the last day of a month begins with the next one', async () => {
    const begunIn = async (start: string) => {
      const bank = await openTestBank(await open<Tables>(), { start });
      await bank.stop();
      return await bank.store.db.selectFrom('dividend_run').select('month').execute();
    };
    expect(await begunIn('2026-03-31T03:59:59Z')).toEqual([{ month: '2026-03' }]);
    expect(await begunIn('2026-03-31T04:00:00Z')).toEqual([{ month: '2026-04' }]);
  });

  test('R-D8 nothing is posted where nothing was earned, or no product was chosen', async () => {
    const { bank, client } = await bankWithSavings(0);
    const other = await bank.clientOf(await bank.addMember());
    const transfer = internal(10);
    await client.transfers.create({ intentKey: bank.newKey(), transfer });
    await bank.clock.advance(10_000);
    await goTo(bank, endOfMarch + day);
    expect(await paidOf(client)).toEqual([]);
    expect(await paidOf(other)).toEqual([]);
    const kept = await bank.store.db.selectFrom('dividend').select('posting_id').execute();
    expect(kept).toEqual([{ posting_id: null }]);
    await bank.stop();
  });

  test('R-D8 of the sample are what a program without code of the bank reckons from the exported movements', async () => {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    await addSampleMember(bank.dependencies);
    const token = await bank.bank.openSessionFor(sample.username);
    const client = bank.clientFor(new TestCaller(token));
    expect(await balancesOf(client)).toEqual({ checking: 450_810_00, savings: 50_000_00 });
    await goTo(bank, endOfMarch + day);
    const { text } = await wholeFile(
      await client.transactions.exportCsv({ account: savings, range: 'all' }),
    );
    const { dividends: stated } = await client.statements.get({ account: savings, month: march });
    const [[date, amount] = []] = await paidOf(client);
    expect(date).toBe('2026-04-02');
    expect(dividends(text, march, '0.60')).toBe(((amount as number) / 100).toFixed(2));
    expect(stated.earned).toBe(amount);
    expect(await faultsOf(bank)).toEqual([]);
  });
});
