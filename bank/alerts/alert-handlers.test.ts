import type { entryAlertKinds } from '#contract/alerts/alert-terms.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { type Client, longSessions, openTestBank } from '../testing/test-bank.ts';

const checking = 'checking' as AccountId;

describeOnEveryStore('alerts', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 1_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    const set = (kind: (typeof entryAlertKinds)[number], amount: number) =>
      client.alerts.add({
        intentKey: bank.newKey(),
        alert: { account: checking, kind, amount: cents(amount) },
      });
    const send = (amount: number, from = 'checking', to = 'savings') =>
      client.transfers.create({
        intentKey: bank.newKey(),
        transfer: { kind: 'internal', from, to, amount },
      });
    return { bank, member, client, set, send };
  }

  async function toldTo(client: Client) {
    const { events } = await client.events.recent({ limit: 50 });
    return events.filter(({ kind }) => kind === 'alert').toReversed();
  }

  test('R-G2 an alert is set, listed and removed', async () => {
    const { client, set } = await bankWithMember();
    const alert = await set('balance-below', 200_00);
    expect(await client.alerts.list()).toEqual({ alerts: [alert] });
    await expect(set('balance-below', 200_00)).rejects.toMatchObject({ code: 'ALERT_ALREADY_SET' });
    await client.alerts.remove({ id: alert.id });
    await client.alerts.remove({ id: alert.id });
    expect(await client.alerts.list()).toEqual({ alerts: [] });
  });

  test('R-G2 a balance that falls below the amount is told of, each time once', async () => {
    const { bank, client, set, send } = await bankWithMember();
    await set('balance-below', 200_00);
    await send(700_00);
    await send(200_00);
    await send(50_00);
    await bank.clock.advance(20_000);
    expect(await toldTo(client)).toMatchObject([
      { alertKind: 'balance-below', accountName: 'Checking', limit: 200_00, amount: 100_00 },
    ]);
    await send(400_00, 'savings', 'checking');
    await bank.clock.advance(20_000);
    await send(300_00);
    await bank.clock.advance(20_000);
    expect(await toldTo(client)).toHaveLength(2);
  });

  test('R-G2 money out and in of at least the amount is told of, with what moved it', async () => {
    const { bank, client, set, send } = await bankWithMember();
    await set('money-out', 100_00);
    await set('money-in', 100_00);
    await send(99_99);
    await send(100_00);
    await send(150_00, 'savings', 'checking');
    await bank.clock.advance(20_000);
    expect(await toldTo(client)).toMatchObject([
      { alertKind: 'money-out', amount: 100_00, description: 'Transfer to Savings' },
      { alertKind: 'money-in', amount: 150_00, description: 'Transfer from Savings' },
    ]);
  });

  test('R-G2 money that was in the account before the alert was set causes no notice', async () => {
    const { bank, client, set, send } = await bankWithMember();
    await send(900_00);
    await bank.clock.advance(20_000);
    await set('money-out', 1_00);
    await bank.clock.advance(20_000);
    expect(await toldTo(client)).toEqual([]);
  });

  test('R-G2 each crossing is told of once, whatever process is killed when', async () => {
    const { bank, member, set, send } = await bankWithMember();
    await set('money-out', 1_00);
    let sent = 0;
    for (let round = 0; round < 5; round += 1) {
      await send(2_00);
      sent += 1;
      // A process ends after the payment, and the next one finds what was not told.
      await bank.stop();
      const [one, other] = [bank.beside(), bank.beside()];
      await Promise.all([one.start(), other.start()]);
      await bank.clock.advance(20_000);
      expect(await toldTo(await one.clientOf(member))).toHaveLength(sent);
      await Promise.all([one.stop(), other.stop()]);
    }
  });

  test('another member’s alerts are theirs alone', async () => {
    const { bank, client, set } = await bankWithMember();
    const { id } = await set('money-in', 1_00);
    const stranger = await bank.clientOf(await bank.addMember());
    expect(await stranger.alerts.list()).toEqual({ alerts: [] });
    await stranger.alerts.remove({ id: id });
    expect((await client.alerts.list()).alerts).toHaveLength(1);
  });
});
