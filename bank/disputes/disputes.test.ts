import type { DisputeRequestInput } from '#contract/disputes/disputes.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { balancesOf, longSessions, openTestBank } from '../testing/test-bank.ts';
import { zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';

const day = 24 * 60 * 60_000;

const request: DisputeRequestInput = {
  reason: 'not-received',
  story: 'It never came.',
  amount: 40_00,
};

describeOnEveryStore('disputes', ({ open }) => {
  /** A member with 950.00 after a purchase of 50.00, on Monday, March 2. */
  async function bankWithPurchase() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember();
    const client = await bank.clientOf(member);
    const { id } = await bank.addPayment(member, {
      type: 'debit',
      amount: 50_00,
      at: bank.clock.now() - day,
    });
    const transaction = id as TransactionId;
    const openDispute = (change: Partial<DisputeRequestInput> = {}, intentKey = bank.newKey()) =>
      client.disputes.open({ transaction, intentKey, dispute: { ...request, ...change } });
    const stand = async () => (await client.disputes.ofTransaction({ transaction })).dispute;
    const until = async (moment: string) => {
      await bank.clock.leap(Date.parse(moment) - bank.clock.now());
      await bank.settle();
    };
    const changes = async () =>
      (await client.events.recent({ limit: 50 })).events.flatMap((event) =>
        event.kind === 'dispute' ? event.change : [],
      );
    return { bank, client, member, transaction, openDispute, stand, until, changes };
  }

  test('R-X6 a dispute is opened once for its key, marks its row, and is told of', async () => {
    const { bank, client, transaction, openDispute } = await bankWithPurchase();
    const key = bank.newKey();
    const [first, second] = await Promise.all([openDispute({}, key), openDispute({}, key)]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({
      status: 'open',
      openedOn: '2026-03-02',
      creditBy: '2026-03-16',
      decideBy: '2026-05-31',
      creditedOn: null,
    });
    await expect(openDispute({ amount: 1 }, key)).rejects.toMatchObject({
      code: 'INTENT_KEY_REUSED',
    });
    await expect(openDispute()).rejects.toMatchObject({ code: 'ALREADY_DISPUTED' });
    const { transactions } = await client.transactions.search({});
    expect(transactions.map(({ disputed }) => disputed)).toEqual([true]);
    const { events } = await client.events.recent({});
    expect(events[0]).toMatchObject({ kind: 'dispute', change: 'opened', amount: 40_00 });
    const told = await client.events.transaction({ sequence: events[0]?.sequence ?? 0 });
    expect(told.transaction?.id).toBe(transaction);
    expect(await balancesOf(client)).toMatchObject({ checking: 950_00 });
  });

  test('R-X6 after ten business days the member is credited without anybody deciding, and keeps it when the time is over', async () => {
    const { bank, client, openDispute, stand, until, changes } = await bankWithPurchase();
    await openDispute();
    await until('2026-03-16T12:59:59Z');
    expect(await stand()).toMatchObject({ status: 'open' });
    await until('2026-03-16T13:00:00Z');
    expect(await stand()).toMatchObject({ status: 'credited', creditedOn: '2026-03-16' });
    expect(await balancesOf(client)).toMatchObject({ checking: 990_00 });
    const { transactions } = await client.transactions.search({});
    expect(transactions[0]).toMatchObject({
      type: 'credit',
      amount: 40_00,
      category: 'Refund',
      description: 'Dispute credit: Corner Grocery',
    });
    await until('2026-05-31T13:00:00Z');
    expect(await stand()).toMatchObject({ status: 'resolved-for', endedOn: '2026-05-31' });
    expect(await balancesOf(client)).toMatchObject({ checking: 990_00 });
    expect(await changes()).toEqual(['resolved-for', 'credited', 'opened']);
    expect(await faults(bank.store)).toEqual([]);
  });

  test('R-X6 decided for the member before that, they are credited at once', async () => {
    const { bank, client, openDispute, stand, until } = await bankWithPurchase();
    const { id } = await openDispute();
    expect(await bank.bank.staff.undecidedDisputes()).toMatchObject([{ dispute: { id } }]);
    expect(await bank.bank.staff.decideDispute(id, 'approve', 'The shop agrees.')).toMatchObject({
      kind: 'decided',
    });
    expect(await stand()).toMatchObject({
      status: 'resolved-for',
      explanation: 'The shop agrees.',
    });
    expect(await bank.bank.staff.decideDispute(id, 'deny', 'No')).toMatchObject({ kind: 'ended' });
    await until('2026-06-10T13:00:00Z');
    expect(await balancesOf(client)).toMatchObject({ checking: 990_00 });
    await expect(openDispute()).rejects.toMatchObject({ code: 'ALREADY_DISPUTED' });
    expect(await faults(bank.store)).toEqual([]);
  });

  test.each([
    // Ten days without it, from March 2; and fourteen until the provisional credit.
    ['by staff', ['2026-03-12T15:00:00Z'], 10_00],
    ['when the time is over', ['2026-03-16T13:00:00Z', '2026-06-10T13:00:00Z'], 14_00],
  ])(
    'R-X6 decided for the member %s, the money brings what it would have earned',
    async (_, moments, earned) => {
      const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
      const member = await bank.addMember({ accounts: { checking: 50_000_00 } });
      const terms = {
        rate: 3_65,
        method: 'daily-balance',
        rounding: 'half-up',
        minimum: 0,
      } as const;
      await bank.store.db
        .insertInto('product_terms')
        .values({ product_id: 'share-savings', valid_from: '2026-01-01', ...terms })
        .execute();
      await bank.store.db
        .updateTable('account')
        .set({ product_id: 'share-savings' })
        .where('membership_id', '=', member.membershipId)
        .execute();
      const client = await bank.clientOf(member);
      const at = bank.clock.now();
      const { id } = await bank.addPayment(member, { type: 'debit', amount: 10_000_00, at });
      const dispute = { ...request, amount: 10_000_00 };
      const transaction = id as TransactionId;
      const opened = await client.disputes.open({ transaction, intentKey: bank.newKey(), dispute });
      for (const moment of moments) {
        await bank.clock.leap(Date.parse(moment) - bank.clock.now());
        await bank.settle();
      }
      await bank.bank.staff.decideDispute(opened.id, 'approve', 'The shop agrees.');
      const { transactions } = await client.transactions.search({ search: 'interest earned' });
      expect(transactions.map(({ amount }) => amount)).toContain(earned);
      expect(await faults(bank.store)).toEqual([]);
    },
  );

  test('R-X6 Staff see a dispute of a membership that is in the name of a child', async () => {
    const { bank, member, openDispute } = await bankWithPurchase();
    const { id } = await openDispute();
    await bank.store.db
      .updateTable('party')
      .set({ role: 'minor' })
      .where('membership_id', '=', member.membershipId)
      .execute();
    expect(await bank.bank.staff.undecidedDisputes()).toMatchObject([{ dispute: { id } }]);
  });

  test('R-X6 decided against the member, a credit is taken back on a day that was told, and no account is overdrawn', async () => {
    const { bank, client, openDispute, stand, until, changes } = await bankWithPurchase();
    const { id } = await openDispute();
    await until('2026-03-17T14:00:00Z');
    await bank.bank.staff.decideDispute(id, 'deny', 'You signed for it.');
    expect(await stand()).toMatchObject({
      status: 'resolved-against',
      takeBackOn: '2026-03-24',
      takenBackOn: null,
    });
    expect(await faults(bank.store)).toEqual([]);
    await client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(980_00) });
    await until('2026-03-24T14:00:00Z');
    expect(await stand()).toMatchObject({ takeBackOn: '2026-03-25', takenBackOn: null });
    await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: { kind: 'internal', from: 'savings', to: 'checking', amount: 100_00 },
    });
    await until('2026-03-25T14:00:00Z');
    expect(await stand()).toMatchObject({ takenBackOn: '2026-03-25' });
    expect(await balancesOf(client)).toMatchObject({ checking: 70_00 });
    expect(await changes()).toEqual(['taken-back', 'resolved-against', 'credited', 'opened']);
    expect(await faults(bank.store)).toEqual([]);
  });

  test('R-X6 decided against the member before a credit, nothing moves', async () => {
    const { bank, client, openDispute, stand, until } = await bankWithPurchase();
    const { id } = await openDispute();
    await bank.bank.staff.decideDispute(id, 'deny', 'You signed for it.');
    await until('2026-06-10T13:00:00Z');
    expect(await stand()).toMatchObject({ takeBackOn: null, creditedOn: null });
    expect(await balancesOf(client)).toMatchObject({ checking: 950_00 });
    expect(await faults(bank.store)).toEqual([]);
  });

  test('R-X6 where the disputed account has been closed, another of the member is credited, and gives it back', async () => {
    const { bank, client, openDispute, until } = await bankWithPurchase();
    const { id } = await openDispute();
    await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: { kind: 'internal', from: 'checking', to: 'savings', amount: 950_00 },
    });
    await bank.clock.advance(5_000);
    const { db } = bank.store;
    const closed = { closed_at: bank.clock.now() };
    await db.updateTable('account').set(closed).where('handle', '=', 'checking').execute();
    const before = await balancesOf(client);
    const savings = before['savings'] ?? 0;
    await until('2026-03-16T14:00:00Z');
    expect(await balancesOf(client)).toEqual({ ...before, savings: savings + 40_00 });
    const { transactions } = await client.transactions.search({ account: 'savings' });
    expect(transactions[0]).toMatchObject({ description: 'Dispute credit: Corner Grocery' });
    expect(await faults(bank.store)).toEqual([]);
    await client.disputes.withdraw({ id });
    expect(await balancesOf(client)).toEqual(before);
    expect(await faults(bank.store)).toEqual([]);
  });

  test('R-X6 a withdrawn dispute gives its credit back at once, and the transaction can be disputed again', async () => {
    const { bank, client, openDispute, stand, until } = await bankWithPurchase();
    const { id } = await openDispute();
    await until('2026-03-16T14:00:00Z');
    const sent = await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: { kind: 'internal', from: 'checking', to: 'savings', amount: 970_00 },
    });
    await expect(client.disputes.withdraw({ id })).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      data: { available: 20_00 },
    });
    expect(await stand()).toMatchObject({ status: 'credited' });
    await bank.clock.advance(5_000);
    await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: { kind: 'internal', from: 'savings', to: 'checking', amount: sent.amount },
    });
    await bank.clock.advance(5_000);
    expect(await client.disputes.withdraw({ id })).toMatchObject({
      status: 'withdrawn',
      takenBackOn: '2026-03-16',
    });
    expect(await balancesOf(client)).toMatchObject({ checking: 950_00 });
    await expect(client.disputes.withdraw({ id })).rejects.toMatchObject({
      code: 'DISPUTE_ENDED',
      data: { status: 'withdrawn' },
    });
    const again = await openDispute();
    expect(again.id).not.toBe(id);
    expect(await client.disputes.withdraw({ id: again.id })).toMatchObject({ takenBackOn: null });
    expect(await faults(bank.store)).toEqual([]);
  });

  test('R-X6 a refused request changes nothing; somebody else’s transaction and dispute do not exist', async () => {
    const { bank, client, transaction, openDispute, stand } = await bankWithPurchase();
    for (const [change, code] of [
      [{ amount: 50_01 }, 'DISPUTED_TOO_MUCH'],
      [{ story: ' \n ' }, 'DISPUTE_STORY_EMPTY'],
      [{ amount: 0 }, 'BAD_REQUEST'],
      [{ amount: 0.5 }, 'BAD_REQUEST'],
      [{ amount: 1e308 }, 'BAD_REQUEST'],
      [{ story: 'x'.repeat(1_001) }, 'BAD_REQUEST'],
      [{ reason: 'whim' as 'other' }, 'BAD_REQUEST'],
    ] as const) {
      await expect(openDispute(change), code).rejects.toMatchObject({ code });
    }
    expect(await stand()).toBeNull();
    const { id } = await openDispute({ story: '<b>\u202ehello</b>' });
    const stranger = await bank.clientOf(await bank.addMember());
    const asked = { transaction, intentKey: bank.newKey(), dispute: request };
    for (const ask of [
      () => stranger.disputes.open(asked),
      () => stranger.disputes.ofTransaction({ transaction }),
      () => stranger.disputes.withdraw({ id }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await client.disputes.ofTransaction({ transaction })).offer).toEqual({
      kind: 'disputed',
    });
    expect(await bank.bank.staff.decideDispute('nothing', 'deny', 'No')).toEqual({
      kind: 'not-found',
    });
  });

  test('R-X6 verify finds a dispute whose postings are not those of its status', async () => {
    const { bank, openDispute, until } = await bankWithPurchase();
    const { id } = await openDispute();
    await until('2026-03-16T14:00:00Z');
    const { db } = bank.store;
    await db.updateTable('dispute').set({ credit_posting_id: 'nowhere' }).execute();
    const found = await faults(bank.store);
    expect(found).toContain(
      `Dispute ${id} is credited, but its postings are not those of such a one`,
    );
    expect(found.some((fault) => fault.endsWith('is of a dispute that does not exist'))).toBe(true);
  });
});

async function faults(store: Parameters<typeof verifyBank>[0]): Promise<string[]> {
  return (await verifyBank(store)).checks.flatMap((check) => check.faults);
}
