import type { GoalDetails, GoalRule } from '#contract/goals/goals.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, GoalId, IntentKey } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { balancesOf, type Client, longSessions, openTestBank } from '../testing/test-bank.ts';
import { verifyBank } from '../verify/verify-bank.ts';

const trip: GoalDetails = {
  name: 'A trip',
  picture: 'trip',
  target: cents(2_000_00),
  wantedBy: null,
};
const savings = 'savings' as AccountId;
const checking = 'checking' as AccountId;

describeOnEveryStore('savings goals', ({ open }) => {
  /** On the second of March 2026, 10:00 AM in Albany. */
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 1_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    const key = () => bank.newKey() as IntentKey;
    const openGoal = (goal: Partial<GoalDetails> = {}) =>
      client.goals.open({ intentKey: key(), goal: { account: savings, ...trip, ...goal } });
    const move = (id: GoalId, direction: 'aside' | 'back', amount: number) =>
      client.goals.move({ intentKey: key(), id, direction, amount: cents(amount) });
    const send = (amount: number, goal?: GoalId, from = checking, to = savings) =>
      client.transfers.create({
        intentKey: key(),
        transfer: { kind: 'internal', from, to, amount, ...(goal && { goal }) },
      });
    const setRules = (id: GoalId, ...rules: GoalRule[]) =>
      client.goals.setRules({ intentKey: key(), id, rules });
    const spend = (amount: number, at: string) =>
      bank.addPayment(member, { type: 'debit', amount, at: Date.parse(at), category: 'Groceries' });
    const earn = (amount: number, at: string) =>
      bank.addPayment(member, { type: 'credit', amount, at: Date.parse(at), category: 'Income' });
    /** A day passes in one leap, and transfers sent then arrive. */
    const nextDay = async () => {
      await bank.clock.leap(24 * 3_600_000);
      await bank.clock.advance(10_000);
    };
    return { bank, member, client, key, openGoal, move, send, setRules, spend, earn, nextDay };
  }

  async function shareOf(client: Client, id: GoalId): Promise<{ share: number; short: number }> {
    const { goals } = await client.goals.list();
    const goal = goals.find((one) => one.id === id);
    if (!goal) throw new Error('The goal is not open');
    return { share: goal.share, short: goal.short };
  }

  test('R-G1 a goal is opened, changed and closed; its money stays in the account', async () => {
    const { client, key, openGoal, move } = await bankWithMember();
    const goal = await openGoal();
    expect(goal).toMatchObject({ ...trip, account: 'savings', share: 0, short: 0, rules: [] });
    await move(goal.id, 'aside', 120_00);
    const changed = {
      ...trip,
      name: 'Lisbon',
      target: cents(900_00),
      wantedBy: '2026-09-01' as LocalDate,
    };
    const answer = await client.goals.change({ intentKey: key(), id: goal.id, goal: changed });
    expect(answer).toMatchObject({ ...changed, share: 120_00 });
    await client.goals.close({ intentKey: key(), id: goal.id });
    expect(await client.goals.list()).toMatchObject({
      goals: [],
      accounts: [{ account: 'savings', balance: 500_00, rest: 500_00 }],
    });
    expect(await balancesOf(client)).toEqual({ checking: 1_000_00, savings: 500_00 });
  });

  test('R-G1 no more is put aside than the rest of the account has, and no more given back than the share', async () => {
    const { client, openGoal, move } = await bankWithMember();
    const [one, other] = [await openGoal(), await openGoal({ name: 'The car' })];
    await move(one.id, 'aside', 400_00);
    await expect(move(other.id, 'aside', 100_01)).rejects.toMatchObject({
      code: 'GOAL_REST_TOO_SMALL',
      data: { rest: 100_00 },
    });
    await move(other.id, 'aside', 100_00);
    await expect(move(one.id, 'back', 400_01)).rejects.toMatchObject({
      code: 'GOAL_SHARE_TOO_SMALL',
      data: { share: 400_00 },
    });
    await move(one.id, 'back', 400_00);
    expect(await client.goals.list()).toMatchObject({ accounts: [{ rest: 400_00 }] });
  });

  test('R-G1 a transfer to a goal is put aside for it when it has arrived', async () => {
    const { bank, client, openGoal, send } = await bankWithMember();
    const goal = await openGoal();
    await send(75_00, goal.id);
    await bank.clock.advance(10_000);
    expect(await shareOf(client, goal.id)).toEqual({ share: 75_00, short: 0 });
    expect(await balancesOf(client)).toEqual({ checking: 925_00, savings: 575_00 });
  });

  test('R-G1 a transfer to a goal of another account, or of another member, is refused and nothing moves', async () => {
    const { bank, client, openGoal, send } = await bankWithMember();
    const goal = await openGoal();
    await expect(send(1_00, goal.id, savings, checking)).rejects.toMatchObject({
      code: 'UNKNOWN_GOAL',
      defined: true,
    });
    const stranger = await bank.clientOf(await bank.addMember());
    const transfer = { kind: 'internal', from: checking, to: savings, amount: 1_00 } as const;
    await expect(
      stranger.transfers.create({
        intentKey: bank.newKey(),
        transfer: { ...transfer, goal: goal.id },
      }),
    ).rejects.toMatchObject({ code: 'UNKNOWN_GOAL' });
    const change = { intentKey: bank.newKey() as IntentKey, id: goal.id };
    await expect(stranger.goals.close(change)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await balancesOf(client)).toEqual({ checking: 1_000_00, savings: 500_00 });
  });

  test('R-G1 a goal is short while its money is out of the account, and is filled first when some comes in', async () => {
    const { bank, client, openGoal, move, send } = await bankWithMember();
    const goal = await openGoal();
    await move(goal.id, 'aside', 300_00);
    await send(350_00, undefined, savings, checking);
    await bank.clock.advance(10_000);
    expect(await shareOf(client, goal.id)).toEqual({ share: 150_00, short: 150_00 });
    await send(200_00);
    await bank.clock.advance(10_000);
    expect(await shareOf(client, goal.id)).toEqual({ share: 300_00, short: 0 });
    expect(await client.goals.list()).toMatchObject({ accounts: [{ rest: 50_00 }] });
  });

  test('R-G1 payments of a day are rounded up for the goal when the day is over, once', async () => {
    const { client, openGoal, setRules, spend, nextDay } = await bankWithMember();
    const goal = await openGoal();
    await setRules(goal.id, { kind: 'round-up', from: checking });
    await spend(4_25, '2026-03-02T14:00:00Z');
    await spend(10_10, '2026-03-02T14:30:00Z');
    await nextDay();
    expect(await shareOf(client, goal.id)).toEqual({ share: 1_65, short: 0 });
    for (let day = 0; day < 3; day += 1) await nextDay();
    expect(await shareOf(client, goal.id)).toEqual({ share: 1_65, short: 0 });
  });

  test('R-G1 what is above an amount is swept, and a payday brings its amount until the goal is reached', async () => {
    const { bank, client, openGoal, setRules, earn, nextDay } = await bankWithMember();
    const one = await openGoal();
    const other = await openGoal({ name: 'The car', target: cents(70_00) });
    await setRules(one.id, { kind: 'sweep', from: checking, amount: cents(900_00) });
    await setRules(other.id, { kind: 'payday', from: checking, amount: cents(50_00) });
    await nextDay();
    expect(await shareOf(client, one.id)).toMatchObject({ share: 100_00 });
    await earn(40_00, '2026-03-03T15:30:00Z');
    await earn(60_00, '2026-03-03T16:30:00Z');
    await nextDay();
    expect(await shareOf(client, other.id)).toMatchObject({ share: 70_00 });
    const report = await verifyBank(bank.store);
    expect(report.checks.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('R-G1 where the account does not hold it, nothing moves and the member is told', async () => {
    const { client, openGoal, setRules, earn, send, nextDay } = await bankWithMember();
    const goal = await openGoal();
    await setRules(goal.id, { kind: 'payday', from: checking, amount: cents(1_500_00) });
    await earn(40_00, '2026-03-02T15:30:00Z');
    await send(1_000_00);
    await nextDay();
    expect(await shareOf(client, goal.id)).toEqual({ share: 0, short: 0 });
    const { events } = await client.events.recent({});
    expect(events[0]).toMatchObject({
      kind: 'goal-skipped',
      goalName: 'A trip',
      rule: 'payday',
      amount: 1_500_00,
    });
  });

  test('R-G1 ten equal requests at once put the money aside once', async () => {
    const { client, key, openGoal } = await bankWithMember();
    const goal = await openGoal();
    const request = {
      intentKey: key(),
      id: goal.id,
      direction: 'aside',
      amount: cents(10_00),
    } as const;
    await Promise.all(Array.from({ length: 10 }, () => client.goals.move(request)));
    expect(await shareOf(client, goal.id)).toEqual({ share: 10_00, short: 0 });
  });

  test('R-G1 the goals and the rest are the balance after everything that is done', async () => {
    const { bank, client, openGoal, move, send } = await bankWithMember();
    const goals = [await openGoal(), await openGoal({ name: 'The car' })];
    const done = fc.record({
      what: fc.constantFrom('aside', 'back', 'in', 'out', 'to goal'),
      which: fc.nat({ max: 1 }),
      amount: fc.integer({ min: 1, max: 400_00 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(done, { maxLength: 6 }), async (steps) => {
        for (const { what, which, amount } of steps) {
          const id = goals[which]?.id as GoalId;
          await (
            what === 'aside' || what === 'back'
              ? move(id, what, amount)
              : what === 'out'
                ? send(amount, undefined, savings, checking)
                : send(amount, what === 'to goal' ? id : undefined)
          ).catch(() => {
            // A refusal moves nothing: the invariants must hold after it too.
          });
          await bank.clock.advance(10_000);
          const { goals: shared, accounts } = await client.goals.list();
          const shares = shared.reduce((sum, { share }) => sum + share, 0);
          const { savings: balance } = await balancesOf(client);
          expect(shares + (accounts[0]?.rest ?? NaN)).toBe(balance);
        }
      }),
      { numRuns: 10 },
    );
  });
});
