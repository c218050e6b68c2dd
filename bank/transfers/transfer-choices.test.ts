import { cents } from '#contract/money/cents.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { balancesOf, longSessions, openTestBank } from '../testing/test-bank.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';

const minute = 60_000;
const low = {
  transferLimits: {
    zelle: { atATime: cents(300_00), aDay: cents(500_00) },
    external: { atATime: cents(400_00), aDay: cents(600_00) },
  },
};

describeOnEveryStore('what is known while a transfer is made', ({ open }) => {
  /** It is the 2nd of March 2026, a Monday, ten in the morning in New York. */
  async function bankWithMember(policy = {}) {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...longSessions, ...policy },
    });
    const member = await bank.addMember({ accounts: { checking: 5_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    const send = (transfer: TransferRequestInput) =>
      client.transfers.create({ intentKey: bank.newKey(), transfer });
    const quote = (transfer: TransferRequestInput) => client.transfers.quote({ transfer });
    return { bank, member, client, send, quote };
  }

  test('R-T1 the limits are told with what is left of them today, and the day of arrival', async () => {
    const { client, send } = await bankWithMember(low);
    await send(zelle(120_00));
    expect(await client.transfers.terms({})).toEqual({
      internal: {
        arrival: { speed: 'at-once', day: '2026-03-02' },
        limits: null,
        heldAbove: null,
        firstPayment: null,
      },
      zelle: {
        arrival: { speed: 'within-minutes', day: '2026-03-02' },
        limits: { atATime: 300_00, aDay: 500_00, leftToday: 380_00 },
        heldAbove: 1_000_00,
        firstPayment: null,
      },
      external: {
        arrival: { speed: 'by-day', day: '2026-03-04' },
        limits: { atATime: 400_00, aDay: 600_00, leftToday: 600_00 },
        heldAbove: 1_000_00,
        firstPayment: null,
      },
      cutOff: '5:00 PM',
    });
    const later = await client.transfers.terms({ day: '2026-03-06' });
    expect(later.external.arrival).toEqual({ speed: 'by-day', day: '2026-03-10' });
  });

  test('R-T1 more than a limit is refused by the quote and by the bank, and nothing moves', async () => {
    const { client, send, quote } = await bankWithMember(low);
    for (const ask of [quote, send]) {
      await expect(ask(zelle(300_01))).rejects.toMatchObject({
        code: 'OVER_TRANSFER_LIMIT',
        data: { limit: 300_00 },
      });
      // The refusals of the spec come first.
      await expect(ask(zelle(5_000_01))).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    }
    await send(zelle(300_00));
    for (const ask of [quote, send]) {
      await expect(ask(zelle(200_01))).rejects.toMatchObject({
        code: 'OVER_DAILY_LIMIT',
        data: { limit: 500_00, leftToday: 200_00 },
      });
    }
    await send(zelle(200_00));
    expect(await balancesOf(client)).toEqual({ checking: 4_500_00, savings: 500_00 });
  });

  test('R-T1 of transfers at the same moment none passes the limit together', async () => {
    const { client, send } = await bankWithMember(low);
    const asks = ['checking', 'savings', 'checking', 'savings'].map((from, index) =>
      send(zelle(200_00, { from, email: `sam${index}@example.com` })),
    );
    const results = await Promise.allSettled(asks);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await client.transfers.terms({})).zelle.limits?.leftToday).toBe(100_00);
  });

  test('R-T1 the limit is of the bank’s day, and what was taken back does not count', async () => {
    const { bank, client, send } = await bankWithMember({ ...low, pendingAbove: cents(1_00) });
    const held = await send(zelle(300_00));
    await bank.clock.advance(5_000);
    await client.transfers.cancel({ id: held.id });
    expect((await client.transfers.terms({})).zelle.limits?.leftToday).toBe(500_00);
    await send(zelle(300_00));
    await bank.clock.leap(14 * 60 * minute);
    await bank.settle();
    expect((await client.transfers.terms({})).zelle.limits?.leftToday).toBe(500_00);
  });

  test.each([
    ['internal', internal(25_00), internal(25_01)],
    ['zelle', zelle(25_00), zelle(25_00, { email: 'other@example.com' })],
    ['external', external(25_00), external(25_00, { accountNumber: '000123456780' })],
  ])(
    'R-T7 an equal %s transfer minutes ago is told before it is sent again',
    async (_, equal, other) => {
      const { bank, send, quote } = await bankWithMember();
      expect((await quote(equal)).sentBefore).toBeNull();
      await send(equal);
      await bank.clock.advance(3 * minute);
      expect((await quote(equal)).sentBefore).toEqual({ minutesAgo: 3 });
      expect((await quote(other)).sentBefore).toBeNull();
      // A warning, no refusal.
      await send(equal);
      await bank.clock.advance(5 * minute + 1);
      expect((await quote(equal)).sentBefore).toBeNull();
    },
  );

  test('R-T15 the history is filtered by status and by type, page by page', async () => {
    const { bank, client, send } = await bankWithMember();
    await send(internal(1_00));
    await send(zelle(2_00));
    await send(external(1_000_01));
    await bank.clock.advance(5_000);
    await send(zelle(3_00));
    const amounts = async (filter: Parameters<typeof client.transfers.history>[0]) =>
      (await client.transfers.history(filter)).transactions.map(({ amount }) => amount);
    expect(await amounts({ kind: 'zelle' })).toEqual([3_00, 2_00]);
    expect(await amounts({ status: 'pending' })).toEqual([1_000_01]);
    expect(await amounts({ status: 'processing', kind: 'zelle' })).toEqual([3_00]);
    expect(await amounts({ status: 'pending', kind: 'zelle' })).toEqual([]);
    const first = await client.transfers.history({ kind: 'zelle', limit: 1 });
    expect(first.transactions).toMatchObject([{ amount: 3_00 }]);
    expect(await amounts({ kind: 'zelle', limit: 1, cursor: first.next ?? '' })).toEqual([2_00]);
  });

  test('R-T3 a quote waits for nobody who holds the account', async () => {
    const { bank, member, quote } = await bankWithMember();
    const quoted = async () => (await quote(zelle(1_00))).balanceAfter;
    const held = async () =>
      await bank.store.db.transaction().execute(async (trx) => {
        await trx
          .selectFrom('account_balance')
          .selectAll()
          .where('account_id', '=', member.accounts['checking']?.id ?? '')
          .forUpdate()
          .execute();
        return await quoted();
      });
    // SQLite has one writer at a time: there is no lock of a row to wait for.
    const answer = bank.store.engine === 'sqlite' ? quoted() : held();
    expect(await answer).toBe(4_999_00);
  });
});
