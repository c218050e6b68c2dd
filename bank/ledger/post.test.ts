import { cents } from '#contract/money/cents.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { dumpTables } from '../testing/test-tables.ts';
import { openTestBank, type TestBank } from '../testing/test-bank.ts';
import { accountOf } from '../testing/test-member.ts';
import type { PostingKind } from '#contract/transactions/transaction-wording.ts';
import type { Tables } from '../tables.ts';
import { clearing, inFlight } from './chart-of-accounts.ts';
import type { Leg } from './ledger-rules.ts';
import { mustPost, post } from './post.ts';

const leg = (account: string, amount: number): Leg => ({ account, amount: cents(amount) });

function head(bank: TestBank, kind: PostingKind = 'payment-out') {
  return { id: bank.newKey(), kind, at: bank.clock.now(), transferId: null, reverses: null };
}

async function postLegs(bank: TestBank, ...legs: Leg[]) {
  return await bank.store.transact((scope) => post(scope, [{ head: head(bank), legs }]));
}

async function balanceRow(bank: TestBank, account: string) {
  return await bank.store.db
    .selectFrom('account_balance')
    .select(['balance', 'version'])
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
}

describeOnEveryStore('postings', ({ open }) => {
  async function bankWith(accounts: Record<string, number>) {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember({ accounts });
    return { bank, member, checking: accountOf(member, 'checking').id };
  }

  test('a posting is recorded whole: its entries, the new balances and their versions', async () => {
    const { bank, member, checking } = await bankWith({ checking: 100_00, savings: 50_00 });
    const savings = accountOf(member, 'savings').id;
    const result = await postLegs(
      bank,
      leg(checking, -30_00),
      leg(savings, 20_00),
      leg(inFlight, 10_00),
    );
    expect(result).toEqual({ kind: 'posted' });
    const entries = await bank.store.db
      .selectFrom('entry')
      .innerJoin('posting', 'posting.id', 'entry.posting_id')
      .select(['account_id', 'amount', 'balance_after', 'version'])
      .where('posting.kind', '=', 'payment-out')
      .orderBy('amount')
      .execute();
    expect(entries).toEqual([
      { account_id: checking, amount: -30_00, balance_after: 70_00, version: 2 },
      { account_id: inFlight, amount: 10_00, balance_after: null, version: null },
      { account_id: savings, amount: 20_00, balance_after: 70_00, version: 2 },
    ]);
    expect(await balanceRow(bank, checking)).toEqual({ balance: 70_00, version: 2 });
    expect(await balanceRow(bank, savings)).toEqual({ balance: 70_00, version: 2 });
  });

  test('a posting that would overdraw an account is refused and writes nothing', async () => {
    const { bank, member, checking } = await bankWith({ checking: 100_00, savings: 50_00 });
    const before = await dumpTables(bank.store);
    const result = await postLegs(
      bank,
      leg(accountOf(member, 'savings').id, 100_01),
      leg(checking, -100_01),
    );
    expect(result).toMatchObject({ kind: 'overdrawn', account: checking, available: 100_00 });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('an unbalanced posting throws and writes nothing', async () => {
    const { bank, checking } = await bankWith({ checking: 100_00 });
    const before = await dumpTables(bank.store);
    await expect(postLegs(bank, leg(checking, -100), leg(inFlight, 99))).rejects.toThrow(
      /sum to zero/,
    );
    await expect(postLegs(bank, leg('nobody', -100), leg(inFlight, 100))).rejects.toThrow(/nobody/);
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('where an overdraft would be a bug it is thrown, and nothing is written', async () => {
    const { bank, checking } = await bankWith({ checking: 100_00 });
    const before = await dumpTables(bank.store);
    await expect(
      bank.store.transact((scope) =>
        mustPost(scope, [
          { head: head(bank), legs: [leg(checking, -100_01), leg(inFlight, 100_01)] },
        ]),
      ),
    ).rejects.toThrow(/overdraw/);
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('fifty postings at once on one account: each counts, in one unbroken chain', async () => {
    const { bank, checking } = await bankWith({ checking: 100_00 });
    const amounts = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? 7_03 : -2_01));
    const results = await Promise.all(
      amounts.map((amount) =>
        postLegs(bank, leg(checking, amount), leg(clearing('card'), -amount)),
      ),
    );
    expect(results).toEqual(amounts.map(() => ({ kind: 'posted' })));
    const total = amounts.reduce((sum, amount) => sum + amount, 100_00);
    expect(await balanceRow(bank, checking)).toEqual({ balance: total, version: 51 });

    const entries = await bank.store.db
      .selectFrom('entry')
      .select(['amount', 'balance_after', 'version'])
      .where('account_id', '=', checking)
      .orderBy('version')
      .execute();
    let running = 0;
    for (const [index, entry] of entries.entries()) {
      running += entry.amount;
      expect(entry).toMatchObject({ balance_after: running, version: index + 1 });
    }
  });

  test('fifty postings at once that together exceed the balance: as many succeed as it pays for', async () => {
    const { bank, checking } = await bankWith({ checking: 100_00 });
    const results = await Promise.all(
      Array.from({ length: 50 }, () => postLegs(bank, leg(checking, -9_00), leg(inFlight, 9_00))),
    );
    expect(results.filter(({ kind }) => kind === 'posted')).toHaveLength(11);
    expect(await balanceRow(bank, checking)).toEqual({ balance: 1_00, version: 12 });
  });

  test('postings between two members cross each other without waiting for ever', async () => {
    const bank = await openTestBank(await open<Tables>());
    const one = accountOf(await bank.addMember({ accounts: { checking: 100_00 } }), 'checking').id;
    const other = accountOf(
      await bank.addMember({ accounts: { checking: 100_00 } }),
      'checking',
    ).id;
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const [from, to] = index % 2 === 0 ? [one, other] : [other, one];
        return postLegs(bank, leg(from, -1_00), leg(to, 1_00));
      }),
    );
    expect(results).toEqual(results.map(() => ({ kind: 'posted' })));
    expect(await balanceRow(bank, one)).toEqual({ balance: 100_00, version: 41 });
    expect(await balanceRow(bank, other)).toEqual({ balance: 100_00, version: 41 });
  });

  test('the same posting is not recorded twice', async () => {
    const { bank, checking } = await bankWith({ checking: 100_00 });
    const same = head(bank);
    const record = () =>
      bank.store.transact((scope) =>
        post(scope, [{ head: same, legs: [leg(checking, -1_00), leg(inFlight, 1_00)] }]),
      );
    await record();
    const before = await dumpTables(bank.store);
    await expect(record()).rejects.toSatisfy((error) => bank.store.isUniqueViolation(error));
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('a posting is taken back at most once', async () => {
    const { bank, checking } = await bankWith({ checking: 100_00 });
    const sent = head(bank);
    const out = [leg(checking, -1_00), leg(inFlight, 1_00)];
    await bank.store.transact((scope) => post(scope, [{ head: sent, legs: out }]));
    const takeBack = () =>
      bank.store.transact((scope) =>
        post(scope, [
          {
            head: { ...head(bank, 'transfer-returned'), reverses: sent.id },
            legs: [leg(checking, 1_00), leg(inFlight, -1_00)],
          },
        ]),
      );
    await takeBack();
    await expect(takeBack()).rejects.toSatisfy((error) => bank.store.isUniqueViolation(error));
    expect((await balanceRow(bank, checking)).balance).toBe(100_00);
  });

  test('the database itself keeps a balance from falling below its floor', async () => {
    const { bank, checking } = await bankWith({ checking: 100_00 });
    await expect(
      bank.store.db
        .updateTable('account_balance')
        .set({ balance: -1 })
        .where('account_id', '=', checking)
        .execute(),
    ).rejects.toThrow(/balance_not_below_floor/);
  });

  test.each(['posting', 'entry'] as const)(
    'the database refuses to change or delete a row of %s',
    async (table) => {
      const { bank } = await bankWith({ checking: 100_00 });
      const before = await dumpTables(bank.store);
      const { db } = bank.store;
      const refusal = new RegExp(`${table} is append-only`);
      const change =
        table === 'posting'
          ? db.updateTable('posting').set({ at: 1 })
          : db.updateTable('entry').set({ amount: 1 });
      await expect(change.execute()).rejects.toThrow(refusal);
      await expect(db.deleteFrom(table).execute()).rejects.toThrow(refusal);
      expect(await dumpTables(bank.store)).toEqual(before);
    },
  );
});
