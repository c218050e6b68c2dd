import { cents } from '#contract/money/cents.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { addCard } from '../testing/test-card.ts';
import { faultsOf } from '../testing/audited.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { balancesOf, longSessions, openTestBank } from '../testing/test-bank.ts';
import { zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';

describeOnEveryStore('purchases by card', ({ open }) => {
  async function bankWithCards() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 3_000_00 } });
    const debit = await addCard(bank.dependencies, member, { kind: 'debit', limit: 1_000_00 });
    const credit = await addCard(bank.dependencies, member, { kind: 'credit', limit: 2_000_00 });
    const client = await bank.clientOf(member);
    const signInAgain = async () => await bank.clientOf(member);
    const buy = (card: string, amount: number, id: string = bank.newKey()) =>
      bank.bank.cardNetwork.authorize({
        id,
        card,
        merchant: 'Corner Grocery',
        amount: cents(amount),
      });
    const seen = async () => {
      const { cards } = await client.cards.list();
      return cards.map((card) =>
        card.type === 'Debit Card' ? card.usedToday : card.currentBalance,
      );
    };
    return { bank, debit, credit, client, signInAgain, buy, seen };
  }

  test('R-D3 a purchase counts at once, and leaves the account alone until it is posted', async () => {
    const { bank, debit, credit, client, buy, seen } = await bankWithCards();
    expect(await buy(debit, 40_00)).toEqual({ kind: 'approved' });
    expect(await buy(credit, 60_00)).toEqual({ kind: 'approved' });
    expect(await seen()).toEqual([40_00, 60_00]);
    expect(await balancesOf(client)).toEqual({ checking: 3_000_00 });
    const { events } = await client.events.recent({ limit: 2 });
    expect(events).toMatchObject([
      { change: 'purchase-approved', cardType: 'Credit Card', amount: 60_00 },
      { change: 'purchase-approved', merchant: 'Corner Grocery', amount: 40_00 },
    ]);
    const report = await verifyBank(bank.store);
    expect(report.checks.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('R-D4 a locked card is declined, and works again once it is unlocked', async () => {
    const { debit, credit, client, buy, seen } = await bankWithCards();
    await client.cards.lock({ card: 'debit' });
    await client.cards.lock({ card: 'credit' });
    expect(await buy(debit, 1)).toEqual({ kind: 'declined', reason: 'locked' });
    expect(await buy(credit, 1)).toEqual({ kind: 'declined', reason: 'locked' });
    expect(await seen()).toEqual([0, 0]);
    const { events } = await client.events.recent({ limit: 1 });
    expect(events).toMatchObject([{ change: 'purchase-declined', amount: 1 }]);
    await client.cards.unlock({ card: 'debit' });
    expect(await buy(debit, 1)).toEqual({ kind: 'approved' });
  });

  test('R-D4 R-D10 a card works until its last month is over, and a new one that is activated after it', async () => {
    const { bank, debit, credit, signInAgain, buy } = await bankWithCards();
    const expired = { kind: 'declined', reason: 'expired' };
    bank.clock.set('2029-10-01T03:59:59Z');
    expect(await buy(debit, 1)).toEqual({ kind: 'approved' });
    expect(await buy(credit, 1)).toEqual({ kind: 'approved' });
    bank.clock.set('2029-10-01T04:00:00Z');
    const client = await signInAgain();
    await client.cards.lock({ card: 'credit' });
    expect(await buy(debit, 1)).toEqual(expired);
    expect(await buy(credit, 1)).toEqual(expired);
    const told = async () => (await client.cards.list()).cards.map(({ hasExpired }) => hasExpired);
    expect(await told()).toEqual([true, true]);
    const intentKey = bank.newKey();
    await client.cards.requestReplacement({ intentKey, card: 'debit', reason: 'damaged' });
    expect(await buy(debit, 1)).toEqual(expired);
    await client.cards.activateReplacement({ card: 'debit' });
    expect(await told()).toEqual([false, true]);
    expect(await buy(debit, 1)).toEqual({ kind: 'approved' });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D4 a debit card pays up to its daily limit, and the next day again', async () => {
    const { bank, debit, client, buy } = await bankWithCards();
    const over = { kind: 'declined', reason: 'over-daily-limit' };
    expect(await buy(debit, 1_000_01)).toEqual(over);
    expect(await buy(debit, 1_000_00)).toEqual({ kind: 'approved' });
    expect(await buy(debit, 1)).toEqual(over);
    await client.cards.setLimit({ card: 'debit', limit: 1_001_00 });
    expect(await buy(debit, 1_00)).toEqual({ kind: 'approved' });
    bank.clock.set('2026-03-03T05:00:00Z');
    expect(await buy(debit, 1_001_00)).toEqual({ kind: 'approved' });
  });

  test('R-D4 a credit card pays up to its spending limit', async () => {
    const { credit, client, buy } = await bankWithCards();
    const over = { kind: 'declined', reason: 'over-spending-limit' };
    expect(await buy(credit, 2_000_01)).toEqual(over);
    await client.cards.setLimit({ card: 'credit', limit: 500_00 });
    expect(await buy(credit, 500_00)).toEqual({ kind: 'approved' });
    expect(await buy(credit, 1)).toEqual(over);
  });

  test('a debit card pays no more than its account holds besides today’s purchases', async () => {
    const { bank, debit, client, buy } = await bankWithCards();
    await client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(2_400_00) });
    expect(await buy(debit, 600_01)).toEqual({ kind: 'declined', reason: 'over-balance' });
    expect(await buy(debit, 400_00)).toEqual({ kind: 'approved' });
    expect(await buy(debit, 200_01)).toEqual({ kind: 'declined', reason: 'over-balance' });
    expect(await buy(debit, 200_00)).toEqual({ kind: 'approved' });
  });

  test('a purchase that the network asks for again is counted once', async () => {
    const { bank, debit, buy, seen } = await bankWithCards();
    const id = bank.newKey();
    const answers = await Promise.all([buy(debit, 600_00, id), buy(debit, 600_00, id)]);
    expect(answers).toEqual([{ kind: 'approved' }, { kind: 'approved' }]);
    expect(await seen()).toEqual([600_00, 0]);
  });

  test('a key that stands for another purchase is declined, and nothing is written', async () => {
    const { bank, debit, credit, buy, seen } = await bankWithCards();
    const id = bank.newKey();
    const reused = { kind: 'declined', reason: 'key-reused' };
    const answers = await Promise.all([buy(debit, 60_00, id), buy(credit, 60_00, id)]);
    expect(answers).toContainEqual({ kind: 'approved' });
    expect(answers).toContainEqual(reused);
    const before = await dumpTables(bank.store);
    const [card, other] = (await seen())[0] === 60_00 ? [debit, credit] : [credit, debit];
    expect(await buy(other, 60_00, id)).toEqual(reused);
    expect(await buy(card, 60_01, id)).toEqual(reused);
    expect(await buy(card, 60_00, id)).toEqual({ kind: 'approved' });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('of many purchases at once, no more are approved than the limit allows', async () => {
    const { debit, buy, seen } = await bankWithCards();
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(debit, 300_00)));
    expect(answers.filter(({ kind }) => kind === 'approved')).toHaveLength(3);
    expect(await seen()).toEqual([900_00, 0]);
  });

  test('a card that does not exist is declined, and nothing is written', async () => {
    const { bank, buy } = await bankWithCards();
    const before = await dumpTables(bank.store);
    expect(await buy(bank.newKey(), 1)).toEqual({ kind: 'declined', reason: 'no-such-card' });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test.each([0, -1])('a purchase of %d cents is a fault of the host', async (amount) => {
    const { debit, buy } = await bankWithCards();
    await expect(buy(debit, amount)).rejects.toThrow('buys nothing');
  });
});
