import type { Repeat } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import type { Tables } from '../../tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { asksFirst, showingWhoIsThere } from '../../testing/show-who-is-there.ts';
import { balancesOf, longSessions, openTestBank } from '../../testing/test-bank.ts';
import { zelle } from '../../testing/transfer-requests.ts';
import { verifyBank } from '../../verify/verify-bank.ts';

const day = 24 * 60 * 60_000;

describeOnEveryStore('what leaves in a day without a step-up', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...livePolicy, ...longSessions },
    });
    const member = await bank.addMember({ accounts: { checking: 50_000_00, savings: 0 } });
    const client = await bank.clientOf(member);
    const proof = { method: 'password', password: member.password } as const;
    await bank.addRecipient(member, { kind: 'zelle', name: 'Sam', email: 'sam@example.com' });
    const addKey = bank.newKey();
    const payee = await showingWhoIsThere(client, proof, () =>
      client.payees.add({ intentKey: addKey, payee: { name: 'Electric Company' } }),
    );
    const pay = (amount: number, date: string, repeat: Repeat = 'once', key = bank.newKey()) =>
      client.bills.schedule({
        intentKey: key,
        bill: { payee: payee.id, from: 'checking', amount, date, repeat },
      });
    const send = (amount: number) =>
      client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(amount) });
    const schedule = (amount: number, date: string, repeat: Repeat = 'once') =>
      client.scheduledTransfers.schedule({
        intentKey: bank.newKey(),
        schedule: { transfer: zelle(amount), date, repeat },
      });
    return { bank, client, proof, pay, send, schedule };
  }

  test('is counted over bills that are paid at once', async () => {
    const { pay } = await bankWithMember();
    await pay(1_000_00, '2026-03-02');
    await expect(pay(1, '2026-03-02')).rejects.toMatchObject(asksFirst);
  });

  test('is counted over bills, transfers and what is scheduled, in whatever order', async () => {
    const { pay, send, schedule } = await bankWithMember();
    await send(300_00);
    await pay(700_00, '2026-03-02');
    await expect(send(1)).rejects.toMatchObject(asksFirst);
    await schedule(400_00, '2026-03-10');
    await pay(600_00, '2026-03-10');
    await expect(schedule(1, '2026-03-10')).rejects.toMatchObject(asksFirst);
    await expect(pay(1, '2026-03-10')).rejects.toMatchObject(asksFirst);
    await expect(pay(1, '2026-03-03', 'weekly')).rejects.toMatchObject(asksFirst);
    await expect(pay(1, '2026-03-04', 'weekly')).resolves.toBeDefined();
    await expect(schedule(1_000_00, '2026-03-04', 'weekly')).rejects.toMatchObject(asksFirst);
  });

  test('is counted over series that begin on other days and meet', async () => {
    const { pay, schedule } = await bankWithMember();
    await pay(1_000_00, '2026-03-08', 'weekly');
    for (const first of ['2026-03-15', '2026-03-22', '2026-03-29']) {
      await expect(pay(1_000_00, first, 'weekly')).rejects.toMatchObject(asksFirst);
      await expect(schedule(1_000_00, first, 'monthly')).rejects.toMatchObject(asksFirst);
    }
  });

  test('R-D7 is that of the ordered days where the bank stood still and days come together', async () => {
    const { bank, client, proof, pay } = await bankWithMember();
    await pay(800_00, '2026-03-03');
    await pay(900_00, '2026-03-04');
    const key = bank.newKey();
    await showingWhoIsThere(client, proof, () => pay(5_000_00, '2026-03-04', 'once', key));
    await bank.stop();
    await bank.clock.leap(3 * day);
    await bank.start();
    await bank.settle();
    const { payments } = await client.bills.settled({});
    expect(payments.map(({ amount, status, reason }) => [amount, status, reason])).toEqual(
      expect.arrayContaining([
        [800_00, 'paid', null],
        [900_00, 'paid', null],
        [5_000_00, 'paid', null],
      ]),
    );
    expect(await balancesOf(client)).toMatchObject({ checking: 43_300_00 });
    expect((await verifyBank(bank.store)).checks.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('R-T1 of transfers likewise: what is caught up leaves the bound of today as it is', async () => {
    const { bank, client, send, schedule } = await bankWithMember();
    await schedule(800_00, '2026-03-03');
    await schedule(900_00, '2026-03-04');
    await bank.stop();
    await bank.clock.leap(3 * day);
    await bank.start();
    await bank.settle();
    const { failed } = await client.scheduledTransfers.list();
    expect(failed).toEqual([]);
    await expect(send(1_000_00)).resolves.toBeDefined();
    await expect(send(1)).rejects.toMatchObject(asksFirst);
  });
});
