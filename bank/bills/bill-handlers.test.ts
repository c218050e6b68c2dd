import type { BillRefusalCode, BillRequestInput } from '#contract/bills/bills.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { balancesOf, type TestBank } from '../testing/test-bank.ts';
import { addPayee, newIntent, openBillsBank } from '../testing/test-bills.ts';
import { faultsOf } from '../testing/audited.ts';

const today = '2026-03-02';
const nobody = '0195f2a0-0000-7000-8000-00000000dead';

async function auditOf(bank: TestBank): Promise<string[]> {
  const records = await bank.store.db
    .selectFrom('audit_record')
    .select('action')
    .orderBy('sequence')
    .execute();
  return records.map(({ action }) => action);
}

describeOnEveryStore('scheduling a payment', ({ open }) => {
  const openBank = async (options?: Parameters<typeof openBillsBank>[1]) =>
    openBillsBank(await open<Tables>(), options);

  test('R-D7 a payment for another day moves nothing now and stands among the upcoming', async () => {
    const { client, payee, schedule } = await openBank();
    const payment = await schedule(120_00, '2026-03-10', { memo: 'March' });
    expect(payment).toEqual({
      id: expect.any(String),
      series: expect.any(String),
      payee: payee.id,
      payeeName: 'Electric Company',
      from: 'checking',
      fromName: 'Checking',
      amount: 120_00,
      memo: 'March',
      repeat: 'once',
      date: '2026-03-10',
      status: 'scheduled',
      dueAt: Date.parse('2026-03-10T10:00:00Z'),
      settledAt: null,
      reason: null,
      label: null,
    });
    expect(await balancesOf(client)).toEqual({ checking: 1_000_00, savings: 500_00 });
    expect((await client.bills.upcoming()).payments).toEqual([payment]);
    expect(await client.bills.settled({})).toEqual({ payments: [], next: null });
  });

  test('R-D7 a payment for today is made at once, with a line in the history', async () => {
    const { bank, client, schedule } = await openBank({ start: '2026-03-02T15:00:00.123Z' });
    const payment = await schedule(120_00, today);
    expect(payment).toMatchObject({
      status: 'paid',
      dueAt: null,
      settledAt: bank.clock.now(),
      label: 'TXN-600123',
    });
    expect(await balancesOf(client)).toEqual({ checking: 880_00, savings: 500_00 });
    expect((await client.transactions.search({})).transactions).toMatchObject([
      {
        label: 'TXN-600123',
        account: 'checking',
        type: 'debit',
        description: 'Bill payment to Electric Company',
        amount: 120_00,
        date: today,
        time: '10:00 AM',
        status: 'completed',
        category: 'Utilities',
        reference: null,
        transferId: null,
      },
    ]);
    expect((await client.bills.upcoming()).payments).toEqual([]);
    expect((await client.bills.settled({})).payments).toEqual([payment]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D7 the history lists a payment under the category of its payee', async () => {
    const { bank, client, schedule } = await openBank();
    const card = await addPayee(bank, client, { name: 'Credit Card', category: 'Transfer' });
    await schedule(1_00, today, { payee: card.id });
    const [line] = (await client.transactions.search({})).transactions;
    expect(line).toMatchObject({
      description: 'Bill payment to Credit Card',
      category: 'Transfer',
    });
  });

  test('R-D7 a payment is no transfer: history, tiles and count of transfers stay', async () => {
    const { client, schedule } = await openBank();
    await schedule(1_00, today);
    expect((await client.transfers.history({})).transactions).toEqual([]);
    expect(await client.transfers.tiles()).toMatchObject({ todaysTransfers: 0, amountSent: 0 });
  });

  test('R-D7 a series that begins today pays the first at once and schedules the second', async () => {
    const { client, schedule } = await openBank();
    const first = await schedule(50_00, today, { repeat: 'monthly' });
    expect(first.status).toBe('paid');
    const { payments } = await client.bills.upcoming();
    expect(payments).toMatchObject([
      { series: first.series, date: '2026-04-02', status: 'scheduled', repeat: 'monthly' },
    ]);
    expect(await balancesOf(client)).toMatchObject({ checking: 950_00 });
  });

  test('R-D7 a payment above the largest is refused on any day, and changes nothing', async () => {
    const { bank, client, schedule } = await openBank();
    const { most } = await client.bills.upcoming();
    expect(most).toBe(100_000_00);
    const before = await dumpTables(bank.store);
    for (const repeat of ['once', 'monthly'] as const) {
      await expect(schedule(9_999_999_00, '2026-03-20', { repeat })).rejects.toMatchObject({
        code: 'OVER_BILL_LIMIT',
        data: { limit: most },
      });
    }
    expect(await dumpTables(bank.store)).toEqual(before);
    await expect(schedule(most, '2026-03-20')).resolves.toMatchObject({ status: 'scheduled' });
  });

  test('R-D7 the upcoming come soonest first, with the days that can be chosen and the hour', async () => {
    const { client, schedule } = await openBank();
    await schedule(1, '2026-03-20');
    await schedule(2, '2026-03-04');
    await schedule(3, '2027-03-02');
    const { payments, ...terms } = await client.bills.upcoming();
    expect(payments.map(({ amount }) => amount)).toEqual([2, 1, 3]);
    expect(terms).toEqual({
      earliest: today,
      latest: '2027-03-02',
      paidAt: '6:00 AM',
      most: 100_000_00,
    });
  });

  test('R-D7 today is the credit union’s day: at 11 PM the next day is still tomorrow', async () => {
    const { client, schedule } = await openBank({ start: '2026-03-03T04:00:00Z' });
    expect((await client.bills.upcoming()).earliest).toBe(today);
    expect((await schedule(1, '2026-03-03')).status).toBe('scheduled');
    expect((await schedule(1, today)).status).toBe('paid');
  });

  test('R-D7 on the day the clocks change a payment is made at six by the wall', async () => {
    const { schedule } = await openBank();
    expect((await schedule(1, '2026-03-08')).dueAt).toBe(Date.parse('2026-03-08T10:00:00Z'));
    expect((await schedule(1, '2026-03-07')).dueAt).toBe(Date.parse('2026-03-07T11:00:00Z'));
  });

  const refused: readonly [BillRefusalCode, Partial<BillRequestInput>, unknown][] = [
    ['UNKNOWN_ACCOUNT', { from: 'holiday' }, { field: 'from' }],
    ['UNKNOWN_PAYEE', { payee: nobody }, undefined],
    ['DATE_PAST', { date: '2026-03-01' }, { earliest: today }],
    ['DATE_TOO_FAR', { date: '2027-03-03' }, { latest: '2027-03-02' }],
    ['INSUFFICIENT_FUNDS', { date: today, amount: 1_000_01 }, { available: 1_000_00 }],
  ];
  test.each(refused)('R-D7 refused with %s, nothing changes', async (code, change, data) => {
    const { bank, schedule } = await openBank();
    const before = await dumpTables(bank.store);
    await expect(schedule(50_00, '2026-03-10', change)).rejects.toMatchObject({
      code,
      data,
      defined: true,
    });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test.each([
    ['date', { date: '2026-02-30' }],
    ['date', { date: '' }],
    ['amount', { amount: 0 }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 0.005 }],
    ['amount', { amount: 1e308 }],
    ['memo', { memo: 'm'.repeat(501) }],
    ['memo', { memo: 'a\0b' }],
    ['payee', { payee: '<b>x</b>' }],
    ['repeat', { repeat: 'daily' as 'weekly' }],
  ])(
    'R-D7 a wrong %s is a bad request that names it, and changes nothing',
    async (field, change) => {
      const { bank, schedule } = await openBank();
      const before = await dumpTables(bank.store);
      await expect(schedule(50_00, '2026-03-10', change)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { issues: [{ path: `bill.${field}` }] },
      });
      expect(await dumpTables(bank.store)).toEqual(before);
    },
  );

  test('R-D7 the same payee, amount, day and rhythm is a second one only to who has read that they have it', async () => {
    const { client, schedule } = await openBank();
    await schedule(40_00, '2026-03-10', { repeat: 'monthly' });
    const again = { repeat: 'monthly', from: 'savings' } as const;
    await expect(schedule(40_00, '2026-03-10', again)).rejects.toMatchObject({
      code: 'ALREADY_SCHEDULED',
      status: 409,
    });
    await schedule(40_01, '2026-03-10', again);
    await schedule(40_00, '2026-03-11', again);
    await schedule(40_00, '2026-03-10');
    expect((await client.bills.upcoming()).payments).toHaveLength(4);
    await schedule(40_00, '2026-03-10', { ...again, again: true });
    expect((await client.bills.upcoming()).payments).toHaveLength(5);
  });

  test('R-D7 as many as can be kept, and no more', async () => {
    const { schedule } = await openBank({ policy: { scheduledBillsMax: 2 } });
    await schedule(1, '2026-03-10');
    await schedule(2, '2026-03-10');
    await expect(schedule(1, '2026-03-10')).rejects.toMatchObject({
      code: 'TOO_MANY_SCHEDULED',
      data: { most: 2 },
    });
    expect((await schedule(1, today)).status).toBe('paid');
  });

  test('another member’s payee, and one that was removed, are none', async () => {
    const { bank, client, payee, schedule } = await openBank();
    const stranger = await bank.clientOf(await bank.addMember());
    const theirs = await addPayee(bank, stranger);
    const unknown = { code: 'UNKNOWN_PAYEE', defined: true };
    await expect(schedule(1, today, { payee: theirs.id })).rejects.toMatchObject(unknown);
    await client.payees.remove({ id: payee.id });
    await expect(schedule(1, today)).rejects.toMatchObject(unknown);
  });

  test('the same key and request get the first answer again, and pay once', async () => {
    const { bank, client, bill } = await openBank();
    const ask = { intentKey: newIntent(bank), bill: bill(120_00, today, { repeat: 'weekly' }) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.bills.schedule(ask)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await balancesOf(client)).toMatchObject({ checking: 880_00 });
    expect((await client.bills.upcoming()).payments).toHaveLength(1);
    await expect(
      client.bills.schedule({ ...ask, bill: bill(120_01, today) }),
    ).rejects.toMatchObject({ code: 'INTENT_KEY_REUSED' });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('thirty payments for today at once: as many are made as the account pays for', async () => {
    const { bank, client, schedule } = await openBank();
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => schedule(130_00, today)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await balancesOf(client)).toMatchObject({ checking: 90_00 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D7 the member’s screens and the audit are told', async () => {
    const { bank, client, schedule } = await openBank();
    await schedule(10_00, today);
    const later = await schedule(20_00, '2026-03-10');
    const { events } = await client.events.recent({});
    expect(events).toEqual([
      {
        kind: 'bill',
        sequence: 3,
        at: bank.clock.now(),
        paymentId: later.id,
        status: 'scheduled',
        amount: 20_00,
        payeeName: 'Electric Company',
        date: '2026-03-10',
      },
      expect.objectContaining({ kind: 'bill', sequence: 2, status: 'paid', amount: 10_00 }),
      expect.objectContaining({ kind: 'sign-in' }),
    ]);
    expect(await auditOf(bank)).toEqual(['sign-in', 'payee-added', 'bill-paid', 'bill-scheduled']);
  });
});

describeOnEveryStore('cancelling', ({ open }) => {
  const openBank = async () => openBillsBank(await open<Tables>());

  test('R-D7 a payment that is cancelled is not made, and stands among the settled', async () => {
    const { bank, client, schedule } = await openBank();
    const payment = await schedule(120_00, '2026-03-03');
    const cancelled = await client.bills.cancel({ id: payment.id });
    expect(cancelled).toEqual({
      ...payment,
      status: 'cancelled',
      dueAt: null,
      settledAt: bank.clock.now(),
    });
    await bank.clock.leap(3 * 24 * 60 * 60_000);
    expect(await balancesOf(client)).toMatchObject({ checking: 1_000_00 });
    expect(await client.bills.settled({})).toMatchObject({ payments: [{ status: 'cancelled' }] });
    expect(await auditOf(bank)).toEqual([
      'sign-in',
      'payee-added',
      'bill-scheduled',
      'bill-cancelled',
    ]);
  });

  test('R-D7 one payment of a series is left out; the next keeps its day', async () => {
    const { client, schedule } = await openBank();
    const first = await schedule(50_00, '2026-03-31', { repeat: 'monthly' });
    await client.bills.cancel({ id: first.id });
    const { payments } = await client.bills.upcoming();
    expect(payments).toMatchObject([{ series: first.series, date: '2026-04-30' }]);
    await client.bills.cancel({ id: payments[0]?.id ?? first.id });
    expect((await client.bills.upcoming()).payments).toMatchObject([{ date: '2026-05-31' }]);
  });

  test('R-D7 a series that is cancelled goes on no more', async () => {
    const { bank, client, schedule } = await openBank();
    const first = await schedule(50_00, '2026-03-31', { repeat: 'weekly' });
    const other = await schedule(60_00, '2026-03-31', { repeat: 'weekly' });
    expect(await client.bills.cancelSeries({ series: first.series })).toMatchObject({
      id: first.id,
      status: 'cancelled',
    });
    expect((await client.bills.upcoming()).payments).toEqual([other]);
    expect(await auditOf(bank)).toContain('bill-series-cancelled');
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D7 a payment that was paid or cancelled cannot be cancelled, and the refusal says so', async () => {
    const { bank, client, schedule } = await openBank();
    const paid = await schedule(50_00, today);
    const cancelled = await schedule(50_00, '2026-03-31');
    await client.bills.cancel({ id: cancelled.id });
    const before = await dumpTables(bank.store);
    for (const [{ id }, status] of [
      [paid, 'paid'],
      [cancelled, 'cancelled'],
    ] as const) {
      await expect(client.bills.cancel({ id })).rejects.toMatchObject({
        code: 'NOT_SCHEDULED',
        data: { status },
        defined: true,
      });
    }
    for (const { series } of [paid, cancelled]) {
      await expect(client.bills.cancelSeries({ series })).rejects.toMatchObject({
        code: 'SERIES_ENDED',
        defined: true,
      });
    }
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('another member’s payment answers as one that does not exist', async () => {
    const { bank, schedule } = await openBank();
    const payment = await schedule(50_00, '2026-03-31', { repeat: 'weekly' });
    const stranger = await bank.clientOf(await bank.addMember());
    const before = await dumpTables(bank.store);
    const notFound = { code: 'NOT_FOUND', defined: true, data: undefined };
    for (const [id, series] of [
      [payment.id, payment.series],
      [nobody, nobody],
    ] as const) {
      await expect(stranger.bills.cancel({ id })).rejects.toMatchObject(notFound);
      await expect(stranger.bills.cancelSeries({ series })).rejects.toMatchObject(notFound);
    }
    expect((await stranger.bills.upcoming()).payments).toEqual([]);
    expect((await stranger.bills.settled({})).payments).toEqual([]);
    expect(await dumpTables(bank.store)).toEqual(before);
  });
});

describeOnEveryStore('the settled payments', ({ open }) => {
  test('R-D7 come newest first, by pages that hold each once', async () => {
    const { client, schedule } = await openBillsBank(await open<Tables>());
    for (let amount = 1; amount <= 7; amount += 1) {
      await schedule(amount, today);
    }
    const seen: number[] = [];
    let page = await client.bills.settled({ limit: 3 });
    seen.push(...page.payments.map(({ amount }) => amount));
    while (page.next !== null) {
      page = await client.bills.settled({ limit: 3, cursor: page.next });
      seen.push(...page.payments.map(({ amount }) => amount));
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });
});
