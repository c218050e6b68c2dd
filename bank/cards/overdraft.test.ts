import type { OverdraftTerms } from '#contract/cards/overdraft.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { addCard } from '../testing/test-card.ts';
import { faultsOf } from '../testing/audited.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { clientIn, addParty } from '../testing/test-party.ts';
import { internal } from '../testing/transfer-requests.ts';
import { refuseOverdraftTerms, setOverdraftTerms } from './overdraft-records.ts';

const checking = 'checking' as AccountId;
const terms: OverdraftTerms = { fee: cents(25_00), most: cents(500_00), feesADay: 3 };

describeOnEveryStore('overdrafts by debit card', ({ open }) => {
  async function bankWithCard(balance = 100_00) {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: balance, savings: 900_00 } });
    await bank.store.db
      .updateTable('account')
      .set({ product_id: 'share-draft' })
      .where('handle', '=', 'checking')
      .execute();
    const card = await addCard(bank.dependencies, member, { kind: 'debit', limit: 2_000_00 });
    const set = await setOverdraftTerms(bank.dependencies, {
      product: 'share-draft',
      from: '2026-03-02' as LocalDate,
      ...terms,
    });
    expect(set).toBeNull();
    const client = await bank.clientOf(member);
    const { cardNetwork } = bank.bank;
    const buy = async (amount: number, id: string = bank.newKey()) => ({
      id,
      ...(await cardNetwork.authorize({
        id,
        card,
        merchant: 'Corner Grocery',
        amount: cents(amount),
      })),
    });
    const pay = async (amount: number) => {
      const { id, kind } = await buy(amount);
      expect(kind).toBe('approved');
      return await cardNetwork.post({ id });
    };
    const allow = async (allowed: boolean) =>
      await client.cards.chooseOverdraft({ account: checking, allowed, terms });
    const move = async (amount: number, from: string, to: string) => {
      const transfer = internal(amount, { from, to });
      await client.transfers.create({ intentKey: bank.newKey(), transfer });
      await bank.clock.advance(60_000);
      await bank.settle();
    };
    const balanceNow = async () => {
      const { accounts } = await client.accounts.list();
      const found = accounts.find(({ id }) => id === checking);
      return { balance: found?.balance, available: found?.available };
    };
    return { bank, member, client, buy, pay, allow, move, balanceNow, post: cardNetwork.post };
  }

  test('R-A5 nobody has chosen at first, and a purchase beyond the balance is declined without a fee', async () => {
    const { bank, client, buy, balanceNow } = await bankWithCard();
    const { overdraft } = await client.cards.overdraft({ account: checking });
    expect(overdraft).toEqual({ account: checking, allowed: false, chosen: null, terms });
    expect(await buy(100_01)).toMatchObject({ kind: 'declined', reason: 'over-balance' });
    expect(await balanceNow()).toEqual({ balance: 100_00, available: 100_00 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-A5 a choice is recorded with its moment and its maker, told, in the log, and revoked at any time', async () => {
    const { bank, member, client, allow, buy } = await bankWithCard();
    const chosen = { by: member.displayName, at: bank.clock.now() };
    expect(await allow(true)).toEqual({ account: checking, allowed: true, chosen, terms });
    expect(await allow(true)).toMatchObject({ chosen });
    expect(await buy(120_00)).toMatchObject({ kind: 'approved' });
    await bank.clock.advance(1_000);
    expect(await allow(false)).toMatchObject({ allowed: false, chosen: { at: chosen.at + 1_000 } });
    expect(await buy(1)).toMatchObject({ kind: 'declined', reason: 'over-balance' });
    const { events } = await client.events.recent({ limit: 10 });
    expect(events.filter(({ kind }) => kind === 'overdraft')).toMatchObject([
      { change: 'ended', account: checking },
      { change: 'allowed', fee: 25_00, amount: null },
    ]);
    const { entries } = await client.security.log({});
    expect(entries.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['overdraft-allowed', 'overdraft-ended']),
    );
    const choices = await bank.store.db.selectFrom('overdraft_choice').selectAll().execute();
    expect(choices.map(({ allowed }) => allowed)).toEqual([1, 0]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-A5 a choice of a joint owner is in the security log of both, with who made it', async () => {
    const { bank, member, client } = await bankWithCard();
    const owner = await bank.addMember({ displayName: 'Lea Kim' });
    await addParty(bank, member, owner, { role: 'joint-owner' });
    const inIt = await clientIn(bank, owner, member);
    await inIt.cards.chooseOverdraft({ account: checking, allowed: true, terms });
    const both = [client, await bank.clientOf(owner)];
    const logs = await Promise.all(both.map((one) => one.security.log({})));
    expect(
      logs.map(({ entries }) =>
        entries.filter(({ act }) => act === 'overdraft-allowed').map(({ by }) => by),
      ),
    ).toEqual([['Lea Kim'], [null]]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-A5 a requested purchase is paid up to the limit, with its fee, and the history and the ledger say so', async () => {
    const { bank, client, pay, allow, buy, balanceNow } = await bankWithCard();
    await allow(true);
    expect(await pay(90_00)).toEqual({ kind: 'posted', fee: 0, left: 10_00 });
    expect(await pay(30_00)).toEqual({ kind: 'posted', fee: 25_00, left: -45_00 });
    expect(await balanceNow()).toEqual({ balance: -45_00, available: 0 });
    expect(await client.accounts.explain({ account: checking })).toMatchObject({
      ledger: -45_00,
      overdraft: 45_00,
      available: 0,
    });
    const { transactions } = await client.transactions.search({});
    expect(
      transactions.slice(0, 2).map(({ description, amount }) => [description, amount]),
    ).toEqual(
      expect.arrayContaining([
        ['Overdraft fee', 25_00],
        ['Corner Grocery', 30_00],
      ]),
    );
    expect(await buy(455_01)).toMatchObject({ kind: 'declined', reason: 'over-balance' });
    expect(await buy(455_00)).toMatchObject({ kind: 'approved' });
    const { events } = await client.events.recent({ limit: 10 });
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'overdraft', change: 'paid', amount: 30_00, fee: 25_00 }),
    );
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-A5 only so many fees are charged in a day', async () => {
    const { pay, allow } = await bankWithCard(0);
    await allow(true);
    const fees = [];
    for (let count = 0; count < 4; count += 1) {
      const answer = await pay(10_00);
      fees.push(answer.kind === 'posted' ? answer.fee : null);
    }
    expect(fees).toEqual([25_00, 25_00, 25_00, 0]);
  });

  test('R-A5 there is no fee where money came before the purchase was posted, or where nobody wants it any more', async () => {
    const { bank, buy, allow, move, post } = await bankWithCard();
    await allow(true);
    const [early, late] = [await buy(110_00), await buy(20_00)];
    await move(20_00, 'savings', 'checking');
    expect(await post({ id: early.id })).toEqual({ kind: 'posted', fee: 0, left: 10_00 });
    await allow(false);
    expect(await post({ id: late.id })).toEqual({ kind: 'posted', fee: 0, left: -10_00 });
    expect(await post({ id: late.id })).toEqual({ kind: 'posted-before' });
    expect(await post({ id: bank.newKey() })).toEqual({ kind: 'no-such-purchase' });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-A5 an approved purchase is paid though the money has left since, and never costs a fee', async () => {
    const { bank, client, buy, move, post, balanceNow } = await bankWithCard();
    const { id } = await buy(80_00);
    await move(100_00, 'checking', 'savings');
    expect(await post({ id, isCash: true })).toEqual({ kind: 'posted', fee: 0, left: -80_00 });
    const { transactions } = await client.transactions.search({});
    expect(transactions.map(({ description }) => description)).toContain(
      'Cash withdrawal, Corner Grocery',
    );
    await move(50_00, 'savings', 'checking');
    expect(await balanceNow()).toEqual({ balance: -30_00, available: 0 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-A5 no transfer goes beyond the balance, whatever was chosen', async () => {
    const { bank, client, allow } = await bankWithCard();
    await allow(true);
    const transfer = internal(100_01);
    await expect(
      client.transfers.create({ intentKey: bank.newKey(), transfer }),
    ).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  });

  test('R-A5 each owner speaks for all, and nobody else chooses', async () => {
    const { bank, member, allow } = await bankWithCard();
    await allow(true);
    const clientAs = async (role: 'joint-owner' | 'authorised-user') => {
      const person = await bank.addMember({ accounts: { checking: 0 } });
      await addParty(bank, member, person, { role });
      const caller = await bank.callerOf(person);
      caller.membershipId = member.membershipId;
      return bank.clientFor(caller);
    };
    const user = await clientAs('authorised-user');
    await expect(
      user.cards.chooseOverdraft({ account: checking, allowed: false, terms }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const joint = await clientAs('joint-owner');
    await joint.cards.chooseOverdraft({ account: checking, allowed: false, terms });
    const { overdraft } = await user.cards.overdraft({ account: checking });
    expect(overdraft).toMatchObject({ allowed: false });
  });

  test('R-A5 nobody agrees to terms that they have not read, and where there is no service there is nothing to choose', async () => {
    const { client } = await bankWithCard();
    const cheaper = { ...terms, fee: cents(1_00) };
    const ask = (account: string, allowed: boolean) =>
      client.cards.chooseOverdraft({ account, allowed, terms: cheaper });
    await expect(ask('checking', true)).rejects.toMatchObject({ code: 'OVERDRAFT_TERMS_CHANGED' });
    expect(await ask('checking', false)).toMatchObject({ allowed: false, terms });
    expect(await client.cards.overdraft({ account: 'savings' })).toEqual({
      overdraft: null,
    });
    await expect(ask('savings', true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

const today = '2026-03-02' as LocalDate;
const good = { product: 'share-draft', from: '2026-03-03' as LocalDate, ...terms };
const draft = { kind: 'share-draft' } as const;

test.each([
  ['not a share draft product', good, { kind: 'share-savings' } as const],
  ['from is past', { ...good, from: today }, draft],
  ['amount out of range', { ...good, fee: cents(100_01) }, draft],
  ['amount out of range', { ...good, most: cents(10_000_01) }, draft],
  ['fees a day out of range', { ...good, feesADay: 0 }, draft],
] as const)('R-A5 Terms of overdrafts are not set: %s', (fault, wrong, product) => {
  expect(refuseOverdraftTerms(wrong, product, '2026-01-01', today)).toBe(fault);
  expect(refuseOverdraftTerms(good, draft, '2026-01-01', today)).toBeNull();
  expect(refuseOverdraftTerms(good, undefined, undefined, today)).toBe('no such product');
});
