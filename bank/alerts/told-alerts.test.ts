import { cents } from '#contract/money/cents.ts';
import type { AlertId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { countedIds } from '../testing/test-ports.ts';
import { faultsOf } from '../testing/audited.ts';
import { goTo } from '../testing/test-due-orders.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { type Client, longSessions, openTestBank, type TestBank } from '../testing/test-bank.ts';
import { addPayee, newIntent } from '../testing/test-bills.ts';
import { addCard } from '../testing/test-card.ts';
import { addPayment, addProfile } from '../testing/test-member.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';

type Asked = Parameters<Client['alerts']['add']>[0]['alert'];

const minute = 60_000;

describeOnEveryStore('what alerts tell', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 1_000_00, savings: 500_00 } });
    const debit = await addCard(bank.dependencies, member, { kind: 'debit' });
    const credit = await addCard(bank.dependencies, member, { kind: 'credit', lastFour: '1111' });
    const client = await bank.clientOf(member);
    const set = (alert: Asked, replaces?: AlertId) =>
      client.alerts.add({
        intentKey: bank.newKey(),
        alert,
        ...(replaces && { replaces }),
      });
    const buy = (card: string, amount: number, merchant = 'Corner Grocery', id = bank.newKey()) =>
      bank.bank.cardNetwork.authorize({ id, card, merchant, amount: cents(amount) });
    const send = (transfer: Parameters<Client['transfers']['create']>[0]['transfer']) =>
      client.transfers.create({ intentKey: bank.newKey(), transfer });
    const pay = (amount: number, description: string) =>
      bank.addPayment(member, {
        account: 'savings',
        type: 'credit',
        amount,
        at: bank.clock.now(),
        description,
        category: 'Income',
      });
    return { bank, member, client, debit, credit, set, buy, send, pay };
  }

  const pass = (bank: TestBank, ms: number) => goTo(bank, bank.clock.now() + ms);

  async function toldTo(client: Client) {
    const { events } = await client.events.recent({ limit: 50 });
    return events.filter(({ kind }) => kind === 'alert').toReversed();
  }

  const messagesOf = async ({ store }: Awaited<ReturnType<typeof bankWithMember>>['bank']) =>
    await store.db
      .selectFrom('outgoing_message')
      .select(['kind', 'channel'])
      .orderBy('event_sequence')
      .orderBy('channel')
      .execute();

  test('R-G6 a purchase of at least the amount with the card is told of in its transaction, once', async () => {
    const { bank, client, debit, credit, set, buy } = await bankWithMember();
    await set({ kind: 'card-purchase', card: 'debit', amount: 100_00 });
    await buy(debit, 99_99);
    await buy(credit, 200_00);
    const key = bank.newKey();
    await buy(debit, 100_00, 'Corner Grocery', key);
    await buy(debit, 100_00, 'Corner Grocery', key);
    await buy(debit, 9_000_00);
    expect(await toldTo(client)).toMatchObject([
      {
        alertKind: 'card-purchase',
        cardType: 'Debit Card',
        merchant: 'Corner Grocery',
        amount: 100_00,
      },
    ]);
    // The later posting is the same purchase.
    await bank.bank.cardNetwork.post({ id: key });
    await pass(bank, 20_000);
    expect(await toldTo(client)).toHaveLength(1);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-G6 of a purchase that an alert tells of goes out one message for each channel', async () => {
    const { bank, member, debit, set, buy } = await bankWithMember();
    await addProfile(bank.dependencies, member, { phone: '' });
    await set({ kind: 'card-purchase', card: 'debit', amount: 100_00 });
    await buy(debit, 100_00);
    await buy(debit, 10_00);
    expect(await messagesOf(bank)).toEqual([
      { kind: 'alert', channel: 'email' },
      { kind: 'card', channel: 'email' },
    ]);
  });

  test('R-G6 payments to and from a payee are told of, by whatever way, each once', async () => {
    const { bank, client, debit, credit, set, buy, send, pay } = await bankWithMember();
    await set({ kind: 'to-payee', payee: 'Sam Rivera', amount: 20_00 });
    await set({ kind: 'to-payee', payee: 'corner grocery #4', amount: 0 });
    await set({ kind: 'to-payee', payee: 'Electric Company', amount: 50_00 });
    await set({ kind: 'from-payee', payee: 'Initech Payroll', amount: 0 });
    await send(zelle(19_99));
    await send(zelle(20_00));
    await send(internal(30_00));
    const key = bank.newKey();
    await buy(debit, 5_00, 'Corner Grocery #12', key);
    await buy(credit, 6_00, 'CORNER GROCERY 7');
    await bank.bank.cardNetwork.post({ id: key });
    await pay(900_00, 'Initech Payroll');
    const payee = await addPayee(bank, client);
    await client.bills.schedule({
      intentKey: newIntent(bank),
      bill: { payee: payee.id, from: 'checking', amount: 60_00, date: '2026-03-02' },
    });
    await pass(bank, 60 * minute);
    const told = await toldTo(client);
    expect(
      told.map((one) => ('payee' in one ? `${one.payee} ${one.amount}` : '')).toSorted(),
    ).toEqual([
      'Electric Company 6000',
      'Initech Payroll 90000',
      'Sam Rivera 2000',
      'corner grocery #4 500',
      'corner grocery #4 600',
    ]);
  });

  test('R-G6 an account that is opened after the alert of a payee counts from its first entry', async () => {
    const { bank, client, set, pay } = await bankWithMember();
    await pay(10_00, 'Initech');
    await set({ kind: 'from-payee', payee: 'Initech', amount: 0 });
    // As if the alert were older than the account.
    await bank.store.db.deleteFrom('alert_reading').execute();
    await pass(bank, 20_000);
    expect(await toldTo(client)).toHaveLength(1);
    await pass(bank, 20_000);
    expect(await toldTo(client)).toHaveLength(1);
  });

  test('R-G6 a changed alert tells first what has crossed the one before it', async () => {
    const { bank, client, set, send } = await bankWithMember();
    const { id } = await set({ kind: 'money-out', account: 'checking', amount: 20_00 });
    await bank.stop();
    await send(internal(25_00));
    const after = await set({ kind: 'money-out', account: 'checking', amount: 30_00 }, id);
    expect(await client.alerts.list()).toEqual({ alerts: [after] });
    await send(internal(26_00));
    await bank.start();
    await pass(bank, 20_000);
    expect(await toldTo(client)).toMatchObject([{ amount: 25_00, limit: 20_00 }]);
  });

  test('R-G6 a forecast that falls below the amount is told of, and not again before it has recovered', async () => {
    const { bank, client, set } = await bankWithMember();
    await set({ kind: 'forecast-below', account: 'checking', amount: 200_00 });
    await pass(bank, minute);
    expect(await toldTo(client)).toEqual([]);
    const payee = await addPayee(bank, client);
    const schedule = (date: string) =>
      client.bills.schedule({
        intentKey: newIntent(bank),
        bill: { payee: payee.id, from: 'checking', amount: 850_00, date },
      });
    const bill = await schedule('2026-03-20');
    await pass(bank, minute);
    expect(await toldTo(client)).toEqual([]);
    await pass(bank, 10 * minute);
    const lowest = {
      alertKind: 'forecast-below',
      accountName: 'Checking',
      limit: 200_00,
      amount: 150_00,
      date: '2026-03-20',
    };
    expect(await toldTo(client)).toMatchObject([lowest]);
    await pass(bank, 26 * 60 * minute);
    expect(await toldTo(client)).toHaveLength(1);
    await client.bills.cancel({ id: bill.id });
    await pass(bank, 11 * minute);
    await schedule('2026-03-24');
    await pass(bank, 11 * minute);
    expect(await toldTo(client)).toMatchObject([lowest, { ...lowest, date: '2026-03-24' }]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-G6 a forecast that a day brings below the amount is told of without a change', async () => {
    const { bank, client, set } = await bankWithMember();
    const payee = await addPayee(bank, client);
    await client.bills.schedule({
      intentKey: newIntent(bank),
      bill: { payee: payee.id, from: 'checking', amount: 850_00, date: '2026-04-03' },
    });
    await set({ kind: 'forecast-below', account: 'checking', amount: 200_00 });
    await pass(bank, 20 * minute);
    expect(await toldTo(client)).toEqual([]);
    for (let day = 0; day < 2; day += 1) await pass(bank, 25 * 60 * minute);
    expect(await toldTo(client)).toMatchObject([{ amount: 150_00, date: '2026-04-03' }]);
  });

  test('R-G6 two processes tell of a crossing once, whichever looks first', async () => {
    const { bank, member, client, debit, set, buy, send } = await bankWithMember();
    await set({ kind: 'card-purchase', card: 'debit', amount: 1_00 });
    await set({ kind: 'to-payee', payee: 'Sam Rivera', amount: 0 });
    await set({ kind: 'forecast-below', account: 'checking', amount: 990_00 });
    await pass(bank, minute);
    await bank.stop();
    const key = bank.newKey();
    await send(zelle(15_00));
    await Promise.all([
      buy(debit, 2_00, 'Corner Grocery', key),
      buy(debit, 2_00, 'Corner Grocery', key),
    ]);
    const [one, other] = [bank.beside(), bank.beside()];
    await Promise.all([one.start(), other.start()]);
    await pass(bank, 11 * minute);
    const told = await toldTo(client);
    expect(told.map((event) => (event.kind === 'alert' ? event.alertKind : '')).toSorted()).toEqual(
      ['card-purchase', 'forecast-below', 'to-payee'],
    );
    await Promise.all([one.stop(), other.stop()]);
    expect(await (await bank.clientOf(member)).alerts.list()).toMatchObject({
      alerts: [{ kind: 'forecast-below' }, { kind: 'card-purchase' }, { kind: 'to-payee' }],
    });
  });

  test('R-G6 whom the member has paid, was paid by and has saved can be chosen', async () => {
    const { bank, client, send, pay } = await bankWithMember();
    await send(zelle(10_00));
    await send(internal(10_00));
    await pay(900_00, 'Initech Payroll');
    await addPayee(bank, client, { name: 'Water Works' });
    expect(await client.alerts.payees()).toEqual({
      payees: [
        { name: 'Initech Payroll', direction: 'from-payee' },
        { name: 'Sam Rivera', direction: 'to-payee' },
        { name: 'Water Works', direction: 'to-payee' },
      ],
    });
  });

  test('R-G6 each sign-in is told of where that was asked for, in its transaction', async () => {
    const { bank, member, client } = await bankWithMember();
    await addProfile(bank.dependencies, member);
    const { notifications } = await client.settings.get();
    expect(notifications.signIns).toBe(false);
    await bank.callerOf(member);
    expect(await messagesOf(bank)).toEqual([]);
    const after = await client.settings.setNotifications({ signIns: true });
    expect(after.notifications).toEqual({ ...notifications, signIns: true });
    await bank.callerOf(member);
    expect(await messagesOf(bank)).toEqual([
      { kind: 'sign-in', channel: 'email' },
      { kind: 'sign-in', channel: 'sms' },
    ]);
  });

  test('an entry with an old id, written late, is told of when everything is looked at again', async () => {
    const { bank, client, member, set } = await bankWithMember();
    await set({ kind: 'money-in', account: 'savings', amount: 10_00 });
    await pass(bank, minute);
    const newId = countedIds({ now: () => (bank.clock.now() - 5 * minute) as EpochMs });
    await addPayment({ ...bank.dependencies, newId }, member, {
      account: 'savings',
      type: 'credit',
      amount: 20_00,
      at: bank.clock.now(),
      description: 'Payroll',
      category: 'Income',
    });
    await pass(bank, minute);
    expect(await toldTo(client)).toEqual([]);
    await pass(bank, 10 * minute);
    expect(await toldTo(client)).toMatchObject([{ alertKind: 'money-in', amount: 20_00 }]);
  });
});
