import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookedBalances, type Movement, readMovements } from './booked-movements.ts';
import { addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';
import { performSlowly, slowHistories } from '../testing/slow-histories.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { depositor } from '../testing/test-deposits.ts';
import { balancesOf, longSessions, openTestBank, type TestBank } from '../testing/test-bank.ts';
import { accountOf, type TestMember } from '../testing/test-member.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';

const day = 24 * 60 * 60_000;
const zone = 'America/New_York';

const startOf = (firstDay: string) => ({
  firstDay: firstDay as LocalDate,
  from: startOfDay(firstDay as LocalDate, zone),
});

describeOnEveryStore('what is booked when', ({ open }) => {
  async function bankWithMember(start: string) {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions, start });
    const member = await bank.addMember({ accounts: { checking: 90_000_00, savings: 5_000_00 } });
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('a transfer that is sent in October and settled in November is booked in November, and October stays as it was', async () => {
    const { bank, member, client } = await bankWithMember('2026-10-31T15:00:00Z');
    const { id } = await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: external(5_000_00),
    });
    await bank.clock.leap(day);
    const [october, november] = [startOf('2026-10-01'), startOf('2026-11-01')];
    const inOctober = { from: october.from, before: november.from };
    const before = await booked(bank, member, inOctober);
    expect(before).toEqual([]);
    expect(await checkingBefore(bank, member, '2026-11-01')).toBe(90_000_00);
    const [pending] = await movements(bank, member, inOctober);
    expect(pending).toMatchObject({ amount: -5_000_00, bookedAt: null });

    await bank.clock.leap(2 * day);
    await bank.bank.staff.settle(id);
    const settledAt = bank.clock.now();
    expect(await booked(bank, member, inOctober)).toEqual(before);
    expect(await checkingBefore(bank, member, '2026-11-01')).toBe(90_000_00);
    expect(
      await booked(bank, member, { from: november.from, before: startOf('2026-12-01').from }),
    ).toMatchObject([
      {
        id: pending?.id,
        amount: -5_000_00,
        madeAt: Date.parse('2026-10-31T15:00:00Z'),
        bookedAt: settledAt,
      },
    ]);
    expect(await checkingBefore(bank, member, '2026-12-01')).toBe(85_000_00);
  });

  test.each(['return', 'cancel'])(
    'money that comes back by a %s is two movements of that moment, each with a key of its own that stays',
    async (way) => {
      const { bank, member, client } = await bankWithMember('2026-10-31T15:00:00Z');
      const { id } = await client.transfers.create({
        intentKey: bank.newKey(),
        transfer: zelle(2_000_00),
      });
      await bank.clock.leap(3 * day);
      if (way === 'return') await bank.bank.staff.return(id, 'Account closed');
      else await client.transfers.cancel({ id });
      const bookedAt = bank.clock.now();
      const since = { from: startOf('2026-10-31').from, before: null };
      const both = await booked(bank, member, since);
      expect(both).toMatchObject([
        { amount: -2_000_00, bookedAt, isReturn: false, kind: 'transfer-sent' },
        { amount: 2_000_00, madeAt: bookedAt, bookedAt, isReturn: true, kind: 'transfer-returned' },
      ]);
      expect(new Set(both.map((one) => one.id)).size).toBe(2);
      expect(both[1]?.line).toEqual(both[0]?.line);
      await bank.clock.leap(day);
      expect(await booked(bank, member, since)).toEqual(both);
    },
  );

  test('a check is booked when it is available, and stays so when it is returned a month later', async () => {
    const { bank, member, client } = await bankWithMember('2026-10-27T15:00:00Z');
    const { id } = await depositor(bank, client)(100_00);
    expect(await booked(bank, member, { from: startOf('2026-10-01').from, before: null })).toEqual(
      [],
    );
    await bank.clock.leap(4 * day);
    const [deposit] = await booked(bank, member, {
      from: startOf('2026-10-01').from,
      before: null,
    });
    expect(deposit).toMatchObject({ amount: 100_00, bookedAt: bank.clock.now() });
    await bank.clock.leap(4 * day);
    await bank.bank.staff.returnDeposit(id, 'payment-stopped');
    const october = { from: startOf('2026-10-01').from, before: startOf('2026-11-01').from };
    expect(await booked(bank, member, october)).toMatchObject([
      { id: deposit?.id, bookedAt: deposit?.bookedAt },
    ]);
    expect(await checkingBefore(bank, member, '2026-11-01')).toBe(90_100_00);
    expect(await checkingBefore(bank, member, '2026-12-01')).toBe(90_000_00);
  });

  test('between own accounts both sides are booked in the same moment', async () => {
    const { bank, member, client } = await bankWithMember('2026-10-31T15:00:00Z');
    await client.transfers.create({ intentKey: bank.newKey(), transfer: internal(25_00) });
    await bank.clock.advance(5_000);
    const [sent, arrived] = await booked(bank, member, {
      from: startOf('2026-10-31').from,
      before: null,
    });
    expect(new Set([sent?.amount, arrived?.amount])).toEqual(new Set([-25_00, 25_00]));
    expect(sent?.bookedAt).toBe(arrived?.bookedAt);
  });

  test('whatever happens: the movements booked between two days are what the balance changed by, month by month and all at once', async () => {
    const { bank } = await bankWithMember('2026-01-02T15:00:00Z');
    await fc.assert(
      fc.asyncProperty(slowHistories, async (actions) => {
        const rich = { checking: 90_000_00, savings: 5_000_00 };
        const member = await bank.addMember({ accounts: rich });
        const client = await bank.clientOf(member);
        const first = `${localMoment(bank.clock.now(), zone).date.slice(0, 7)}-01` as LocalDate;
        await performSlowly(bank, member, client, actions);
        const last = localMoment(bank.clock.now(), zone).date;

        const all = await movements(bank, member, { from: null, before: null });
        const total = sumOf(all);
        const balances = await balancesOf(client);
        expect(total.get(accountOf(member, 'checking').id)).toBe(balances['checking']);
        expect(total.get(accountOf(member, 'savings').id)).toBe(balances['savings']);
        const final = all.filter(({ bookedAt }) => bookedAt !== null);
        expect(await bookedBalances(bank.store.db, member.membershipId, 'now')).toEqual(
          sumOf(final),
        );
        const backward = await movements(
          bank,
          member,
          { from: null, before: null },
          'newest-first',
        );
        expect(backward.toReversed()).toEqual(all);

        const joined = await booked(bank, member, { from: null, before: startOf(first).from });
        for (let month = first; month <= last; month = addMonths(month, 1)) {
          const span = { from: startOf(month).from, before: startOf(addMonths(month, 1)).from };
          expect(await bookedBalances(bank.store.db, member.membershipId, startOf(month))).toEqual(
            sumOf(joined),
          );
          joined.push(...(await booked(bank, member, span)));
        }
        expect(joined).toEqual(final);
        expect(new Set(joined.map(({ id }) => id)).size).toBe(joined.length);
      }),
      { seed: 20_261_031, numRuns: 12 },
    );
    const { checks } = await verifyBank(bank.store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  }, 60_000);

  test('a history of more than a page is whole, and in order, however many have the same time', async () => {
    const { bank, member } = await bankWithMember('2026-10-31T15:00:00Z');
    const at = bank.clock.now();
    for (let count = 0; count < 1_050; count += 1) {
      await bank.addPayment(member, { type: 'debit', amount: 1, at: at + Math.floor(count / 600) });
    }
    for (const order of ['oldest-first', 'newest-first'] as const) {
      const all = await movements(bank, member, { from: at, before: null }, order);
      expect(all).toHaveLength(1_050);
      expect(new Set(all.map(({ id }) => id)).size).toBe(1_050);
    }
  });
});

type Span = { readonly from: EpochMs | null; readonly before: EpochMs | null };

async function movements(
  { store }: TestBank,
  { membershipId }: TestMember,
  span: Span,
  order: 'oldest-first' | 'newest-first' = 'oldest-first',
): Promise<Movement[]> {
  const all: Movement[] = [];
  for await (const page of readMovements(store, { membershipId, ...span, order }))
    all.push(...page);
  return all;
}

async function booked(bank: TestBank, member: TestMember, span: Span): Promise<Movement[]> {
  return (await movements(bank, member, span)).filter(({ bookedAt }) => bookedAt !== null);
}

async function checkingBefore(bank: TestBank, member: TestMember, firstDay: string) {
  const balances = await bookedBalances(bank.store.db, member.membershipId, startOf(firstDay));
  return balances.get(accountOf(member, 'checking').id);
}

function sumOf(movements: readonly Movement[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { accountId, amount } of movements) {
    sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
  }
  return sums;
}
