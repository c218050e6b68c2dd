import { cents } from '#contract/money/cents.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { openTestBank, type TestBank } from '../testing/test-bank.ts';
import { accountOf } from '../testing/test-member.ts';
import { inFlight } from './chart-of-accounts.ts';
import { post } from './post.ts';
import type { PostingOrder } from './posting-batch.ts';

/** Takes so much out of the account, or puts it in where it is negative. */
function order(bank: TestBank, account: string, amount: number): PostingOrder {
  return {
    head: {
      id: bank.newKey(),
      kind: 'payment-out',
      at: bank.clock.now(),
      transferId: null,
      reverses: null,
    },
    legs: [
      { account, amount: cents(-amount) },
      { account: inFlight, amount: cents(amount) },
    ],
  };
}

describeOnEveryStore('many postings together', ({ open }) => {
  async function bankWithAccounts() {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember({ accounts: { checking: 100_00, savings: 50_00 } });
    const [checking, savings] = [accountOf(member, 'checking').id, accountOf(member, 'savings').id];
    return { bank, checking, savings };
  }

  /** The entries and balances of the accounts, without the keys of the postings. */
  async function stateOf(bank: TestBank, accounts: readonly string[]) {
    const { db } = bank.store;
    const entries = await db
      .selectFrom('entry')
      .select(['account_id', 'amount', 'balance_after', 'version'])
      .where('account_id', 'in', accounts)
      .orderBy('version')
      .orderBy('account_id')
      .execute();
    const balances = await db
      .selectFrom('account_balance')
      .select(['account_id', 'balance', 'version'])
      .where('account_id', 'in', accounts)
      .orderBy('account_id')
      .execute();
    const number = (account: string) => accounts.indexOf(account);
    return {
      entries: entries.map((entry) => ({ ...entry, account_id: number(entry.account_id) })),
      balances: balances.map((row) => ({ ...row, account_id: number(row.account_id) })),
    };
  }

  test('do what each of them does after the other, whatever they are', async () => {
    const { bank } = await bankWithAccounts();
    const amount = fc.integer({ min: -60_00, max: 60_00 }).filter((value) => value !== 0);
    const orders = fc.array(fc.tuple(fc.nat(1), amount), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(orders, async (wanted) => {
        const twins = [
          await bank.addMember({ accounts: { checking: 100_00, savings: 50_00 } }),
          await bank.addMember({ accounts: { checking: 100_00, savings: 50_00 } }),
        ].map((member) => [accountOf(member, 'checking').id, accountOf(member, 'savings').id]);
        const [together = [], oneByOne = []] = twins;

        const result = await bank.store.transact((scope) =>
          post(
            scope,
            wanted.map(([which, cents]) => order(bank, together[which] ?? '', cents)),
          ),
        );
        let overdrawn = false;
        const attempt = bank.store.transact(async (scope) => {
          for (const [which, cents] of wanted) {
            const { head, legs } = order(bank, oneByOne[which] ?? '', cents);
            if ((await post(scope, [{ head, legs }])).kind === 'overdrawn') {
              overdrawn = true;
              throw new Error('Take back what was posted');
            }
          }
        });
        await attempt.catch((error: unknown) => {
          if (!overdrawn) throw error;
        });

        expect(result.kind).toBe(overdrawn ? 'overdrawn' : 'posted');
        expect(await stateOf(bank, together)).toEqual(await stateOf(bank, oneByOne));
      }),
      { seed: 20_260_302, numRuns: 15 },
    );
  });

  test('if one would overdraw an account nothing is written, and it is named', async () => {
    const { bank, checking, savings } = await bankWithAccounts();
    const before = await dumpTables(bank.store);
    const orders = [
      order(bank, checking, 60_00),
      order(bank, savings, 10_00),
      order(bank, checking, 40_01),
      order(bank, checking, -99_00),
    ];
    const result = await bank.store.transact((scope) => post(scope, orders));
    expect(result).toEqual({
      kind: 'overdrawn',
      account: checking,
      available: 40_00,
      posting: orders[2]?.head.id,
    });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('more than one statement holds are written all the same', async () => {
    const { bank, checking, savings } = await bankWithAccounts();
    const orders = Array.from({ length: 1_201 }, (_, index) =>
      order(bank, index % 2 === 0 ? checking : savings, index % 2 === 0 ? 1 : -1),
    );
    await bank.store.transact((scope) => post(scope, orders));
    const { entries, balances } = await stateOf(bank, [checking, savings]);
    expect(entries).toHaveLength(2 + 1_201);
    expect(balances).toEqual([
      { account_id: 0, balance: 100_00 - 601, version: 602 },
      { account_id: 1, balance: 50_00 + 600, version: 601 },
    ]);
  });

  test('none at all write nothing', async () => {
    const { bank } = await bankWithAccounts();
    const before = await dumpTables(bank.store);
    expect(await bank.store.transact((scope) => post(scope, []))).toEqual({ kind: 'posted' });
    expect(await dumpTables(bank.store)).toEqual(before);
  });
});
