import { cents } from '#contract/money/cents.ts';
import type { ScheduleRequestInput } from '#contract/transfers/scheduled-transfers.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test, vi } from 'vitest';
import { livePolicy } from '../policy.ts';
import type { Tables } from '../tables.ts';
import { faultsOf } from '../testing/audited.ts';
import { goTo, sixOn } from '../testing/test-due-orders.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { balancesOf, longSessions, openTestBank } from '../testing/test-bank.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';

const date = (text: string) => text as LocalDate;

describeOnEveryStore('transfers on a later day', ({ open }) => {
  /** It is the 2nd of March 2026, ten in the morning in New York. */
  async function bankWithMember(policy = {}) {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...longSessions, ...policy },
    });
    const member = await bank.addMember({ accounts: { checking: 1_000_00, savings: 0 } });
    const client = await bank.clientOf(member);
    const schedule = (request: ScheduleRequestInput, intentKey = bank.newKey()) =>
      client.scheduledTransfers.schedule({ intentKey, schedule: request });
    return { bank, member, client, schedule };
  }

  test('R-T1 nothing moves before its day; at six in the morning it is sent, and arrives', async () => {
    const { bank, client, schedule } = await bankWithMember();
    const one = await schedule({
      transfer: internal(250_00, { memo: 'Car' }),
      date: date('2026-03-05'),
    });
    expect(one).toMatchObject({
      kind: 'internal',
      from: 'checking',
      to: 'savings',
      toName: 'Savings',
      memo: 'Car',
      repeat: 'once',
      date: '2026-03-05',
      status: 'scheduled',
      dueAt: sixOn('2026-03-05'),
    });
    expect(await client.scheduledTransfers.list()).toEqual({
      ahead: [one],
      failed: [],
      earliest: '2026-03-03',
      latest: '2027-03-02',
      sentAt: '6:00 AM',
    });
    expect(await balancesOf(client)).toEqual({ checking: 1_000_00, savings: 0 });
    await bank.clock.leap(sixOn('2026-03-05') - bank.clock.now() - 1);
    await bank.settle();
    expect(await balancesOf(client)).toEqual({ checking: 1_000_00, savings: 0 });
    await bank.clock.advance(1);
    await vi.waitFor(async () =>
      expect(await balancesOf(client)).toEqual({ checking: 750_00, savings: 0 }),
    );
    await bank.clock.advance(5_000);
    await bank.settle();
    expect(await balancesOf(client)).toEqual({ checking: 750_00, savings: 250_00 });
    expect((await client.scheduledTransfers.list()).ahead).toEqual([]);
    const { transactions } = await client.transfers.history({});
    expect(transactions).toMatchObject([
      { type: 'credit', amount: 250_00, date: '2026-03-05' },
      { type: 'debit', status: 'completed', amount: 250_00, date: '2026-03-05', time: '6:00 AM' },
    ]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T1 the same payee, amount, day and rhythm is a second one only to who has read that they have it', async () => {
    const { client, schedule } = await bankWithMember();
    const day = date('2026-03-05');
    await schedule({ transfer: zelle(50_00), date: day });
    const same = { transfer: zelle(50_00, { name: 'Sammy', email: 'SAM@example.com' }), date: day };
    await expect(schedule(same)).rejects.toMatchObject({ code: 'ALREADY_SCHEDULED', status: 409 });
    await schedule({ transfer: zelle(50_00, { email: 'ann@example.com' }), date: day });
    await schedule({ ...same, repeat: 'weekly' });
    await schedule({ ...same, date: date('2026-03-06') });
    await schedule({ ...same, again: true });
    expect((await client.scheduledTransfers.list()).ahead).toHaveLength(5);
  });

  test('R-T1 the live bank posts it between own accounts in the same moment', async () => {
    const { bank, client, schedule } = await bankWithMember({ processing: livePolicy.processing });
    await schedule({ transfer: internal(250_00), date: date('2026-03-03') });
    await goTo(bank, sixOn('2026-03-03'));
    expect(await balancesOf(client)).toEqual({ checking: 750_00, savings: 250_00 });
  });

  test('R-T1 a series goes on from the first day, also where one was not sent for want of money', async () => {
    const { bank, client, schedule } = await bankWithMember();
    await schedule({ transfer: zelle(600_00), date: date('2026-03-31'), repeat: 'monthly' });
    await goTo(bank, sixOn('2026-03-31'));
    await goTo(bank, sixOn('2026-04-30'));
    expect(await balancesOf(client)).toEqual({ checking: 400_00, savings: 0 });
    const { ahead, failed } = await client.scheduledTransfers.list();
    expect(ahead).toMatchObject([{ date: '2026-05-31', status: 'scheduled', repeat: 'monthly' }]);
    expect(failed).toMatchObject([
      { date: '2026-04-30', status: 'failed', reason: 'insufficient-funds', amount: 600_00 },
    ]);
    const { events } = await client.events.recent({ limit: 50 });
    expect(events.filter(({ kind }) => kind === 'scheduled-transfer')).toMatchObject([
      { status: 'failed', reason: 'insufficient-funds', date: '2026-04-30', toName: 'Sam Rivera' },
      { status: 'scheduled', reason: null, date: '2026-03-31' },
    ]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T1 the limit of the day holds for it too', async () => {
    const { bank, client, schedule } = await bankWithMember({
      transferLimits: {
        zelle: { atATime: cents(300_00), aDay: cents(500_00) },
        external: { atATime: cents(300_00), aDay: cents(500_00) },
      },
    });
    await schedule({ transfer: zelle(300_00), date: date('2026-03-03') });
    await schedule({
      transfer: zelle(300_00, { email: 'ana@example.com' }),
      date: date('2026-03-03'),
    });
    await expect(
      schedule({ transfer: zelle(300_01), date: date('2026-03-03') }),
    ).rejects.toMatchObject({ code: 'OVER_TRANSFER_LIMIT', data: { limit: 300_00 } });
    await goTo(bank, sixOn('2026-03-03'));
    expect(await balancesOf(client)).toEqual({ checking: 700_00, savings: 0 });
    expect((await client.scheduledTransfers.list()).failed).toMatchObject([
      { reason: 'over-limit' },
    ]);
  });

  test('R-T1 one of a series is left out, or the series cancelled; what is over cannot be', async () => {
    const { bank, client, schedule } = await bankWithMember();
    const first = await schedule({
      transfer: zelle(1_00),
      date: date('2026-03-03'),
      repeat: 'weekly',
    });
    const { id, series } = first;
    expect(await client.scheduledTransfers.cancel({ id })).toMatchObject({ status: 'cancelled' });
    expect((await client.scheduledTransfers.list()).ahead).toMatchObject([{ date: '2026-03-10' }]);
    await expect(client.scheduledTransfers.cancel({ id })).rejects.toMatchObject({
      code: 'TRANSFER_NOT_SCHEDULED',
      data: { status: 'cancelled' },
    });
    await client.scheduledTransfers.cancelSeries({ series });
    expect((await client.scheduledTransfers.list()).ahead).toEqual([]);
    await expect(client.scheduledTransfers.cancelSeries({ series })).rejects.toMatchObject({
      code: 'TRANSFER_SERIES_ENDED',
    });
    await goTo(bank, sixOn('2026-03-20'));
    expect(await balancesOf(client)).toEqual({ checking: 1_000_00, savings: 0 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T1 asking twice under one key schedules once; another request under it is refused', async () => {
    const { bank, client, schedule } = await bankWithMember();
    const key = bank.newKey();
    const request = { transfer: external(1_00), date: date('2026-03-03') };
    const [one, other] = await Promise.all([schedule(request, key), schedule(request, key)]);
    expect(other).toEqual(one);
    expect((await client.scheduledTransfers.list()).ahead).toHaveLength(1);
    await expect(schedule({ ...request, date: date('2026-03-04') }, key)).rejects.toMatchObject({
      code: 'INTENT_KEY_REUSED',
    });
  });

  test('R-T1 the preview says what would happen and changes nothing', async () => {
    const { bank, client } = await bankWithMember();
    const before = await dumpTables(bank.store);
    const transfer = external(50_00);
    // A Saturday: it counts for the Monday after it.
    const preview = await client.scheduledTransfers.preview({
      schedule: { transfer, date: date('2026-03-07'), repeat: 'every-two-weeks' },
    });
    expect(preview).toEqual({
      amount: 50_00,
      fromName: 'Checking',
      toName: 'Robin Blake',
      toDetail: '••••6789 at JPMorgan Chase Bank',
      date: '2026-03-07',
      isFirst: true,
      repeat: 'every-two-weeks',
      arrival: { speed: 'by-day', day: '2026-03-11' },
      endsAs: 'completed',
      sentAt: '6:00 AM',
    });
    const large = { transfer: external(1_000_01), date: date('2026-03-07') };
    expect(await client.scheduledTransfers.preview({ schedule: large })).toMatchObject({
      endsAs: 'pending',
    });
    await expect(
      client.scheduledTransfers.preview({ schedule: { transfer, date: date('2026-03-02') } }),
    ).rejects.toMatchObject({
      code: 'TRANSFER_DAY_TOO_SOON',
      data: { earliest: '2026-03-03' },
    });
    const after = await dumpTables(bank.store);
    expect({ ...after, session: [] }).toEqual({ ...before, session: [] });
  });

  test('orders of another member are not there', async () => {
    const { bank, schedule } = await bankWithMember();
    const { id, series } = await schedule({ transfer: zelle(1), date: date('2026-03-03') });
    const stranger = await bank.clientOf(await bank.addMember());
    await expect(stranger.scheduledTransfers.cancel({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(stranger.scheduledTransfers.cancelSeries({ series })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await stranger.scheduledTransfers.list()).ahead).toEqual([]);
  });

  test('R-E4 a saved recipient is sent to under its new name, and cannot be removed meanwhile', async () => {
    const { bank, member, client, schedule } = await bankWithMember();
    const recipient = (await bank.addRecipient(member, {
      kind: 'zelle',
      name: 'Sam Rivera',
      email: 'sam@example.com',
    })) as never;
    const { series } = await schedule({
      transfer: { kind: 'zelle', from: 'checking', amount: 5_00, recipient },
      date: date('2026-03-03'),
      repeat: 'weekly',
    });
    await client.recipients.rename({ id: recipient, name: 'Samuel Rivera' });
    await expect(client.recipients.remove({ id: recipient })).rejects.toMatchObject({
      code: 'RECIPIENT_IN_USE',
      data: { scheduled: 1 },
    });
    await goTo(bank, sixOn('2026-03-03'));
    const { transactions } = await client.transfers.history({});
    expect(transactions).toMatchObject([{ description: 'Zelle to Samuel Rivera' }]);
    await client.scheduledTransfers.cancelSeries({ series });
    expect(await client.recipients.remove({ id: recipient })).toEqual({});
    expect((await client.recipients.list()).recipients).toEqual([]);
  });
});
