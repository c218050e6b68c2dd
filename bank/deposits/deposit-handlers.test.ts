import { cents } from '#contract/money/cents.ts';
import type { DepositRefusalCode, DepositRequestInput } from '#contract/deposits/deposits.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { depositor, openDepositsBank } from '../testing/test-deposits.ts';
import { asBase64, jpegFile, jpegSegment, pngFile, textBytes } from '../testing/test-pictures.ts';
import { balancesOf, type Client, type TestBank } from '../testing/test-bank.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';

const nobody = '0195f2a0-0000-7000-8000-00000000dead';

async function faultsOf({ store }: TestBank) {
  return (await verifyBank(store)).checks.flatMap(({ faults }) => faults);
}

async function availableOf(client: Client): Promise<Record<string, number>> {
  const { accounts } = await client.accounts.list();
  return Object.fromEntries(accounts.map(({ id, available }) => [id, available]));
}

describeOnEveryStore('depositing a check', ({ open }) => {
  const openBank = async (options?: Parameters<typeof openDepositsBank>[1]) =>
    openDepositsBank(await open<Tables>(), options);

  test('R-D6 a deposit is in the account at once, pending, and nothing of it can be used yet', async () => {
    const { bank, client, deposit } = await openBank();
    const made = await deposit(400_00);
    expect(made).toEqual({
      id: expect.any(String),
      to: 'checking',
      toName: 'Checking',
      amount: 400_00,
      at: bank.clock.now(),
      status: 'pending',
      label: 'TXN-600000',
      parts: [
        {
          amount: 275_00,
          day: '2026-03-03',
          availableAt: Date.parse('2026-03-03T14:00:00Z'),
          isAvailable: false,
        },
        {
          amount: 125_00,
          day: '2026-03-04',
          availableAt: Date.parse('2026-03-04T14:00:00Z'),
          isAvailable: false,
        },
      ],
      settledAt: null,
      returnReason: null,
    });
    expect(await balancesOf(client)).toEqual({ checking: 1_400_00, savings: 500_00 });
    expect(await availableOf(client)).toEqual({ checking: 1_000_00, savings: 500_00 });
    expect((await client.accounts.list()).total).toBe(1_500_00);
    expect((await client.transactions.search({})).transactions).toMatchObject([
      {
        label: made.label,
        account: 'checking',
        type: 'credit',
        description: 'Mobile deposit',
        amount: 400_00,
        status: 'pending',
        category: 'Income',
        transferId: null,
      },
    ]);
    expect((await client.deposits.list({})).deposits).toEqual([made]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D6 transfers, quotes, bills and cards are decided on what is available', async () => {
    const { bank, client, deposit } = await openBank();
    await deposit(400_00);
    const refused = { code: 'INSUFFICIENT_FUNDS', data: { available: 1_000_00 } };
    const send = (transfer: TransferRequestInput) =>
      client.transfers.create({ intentKey: bank.newKey(), transfer });
    await expect(send(zelle(1_000_01))).rejects.toMatchObject(refused);
    await expect(send(internal(1_000_01))).rejects.toMatchObject(refused);
    await expect(client.transfers.quote({ transfer: zelle(1_000_01) })).rejects.toMatchObject(
      refused,
    );
    expect(await client.transfers.quote({ transfer: zelle(250_00) })).toMatchObject({
      balance: 1_000_00,
      balanceAfter: 750_00,
    });
    const payee = await client.payees.add({
      intentKey: bank.newKey(),
      payee: { name: 'Electric Company' },
    });
    const bill = { payee: payee.id, from: 'checking', amount: 1_000_01, date: '2026-03-02' };
    await expect(client.bills.schedule({ intentKey: bank.newKey(), bill })).rejects.toMatchObject(
      refused,
    );
    await send(zelle(1_000_00));
    expect(await availableOf(client)).toMatchObject({ checking: 0 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D6 the funds become available on their days, and with the last the deposit is completed', async () => {
    const { bank, client, deposit } = await openBank();
    const { id } = await deposit(7_000_00);
    const stand = async () => {
      const [one] = (await client.deposits.list({})).deposits;
      return [(await availableOf(client))['checking'], one?.status];
    };
    await bank.clock.leap(Date.parse('2026-03-03T13:59:59Z') - bank.clock.now());
    expect(await stand()).toEqual([1_000_00, 'pending']);
    await bank.clock.advance(1_000);
    expect(await stand()).toEqual([1_275_00, 'pending']);
    await bank.clock.leap(Date.parse('2026-03-04T14:00:00Z') - bank.clock.now());
    expect(await stand()).toEqual([7_725_00, 'pending']);
    await bank.clock.leap(Date.parse('2026-03-09T12:59:59Z') - bank.clock.now());
    expect(await stand()).toEqual([7_725_00, 'pending']);
    await bank.clock.advance(1_000);
    expect(await stand()).toEqual([8_000_00, 'completed']);
    expect((await client.transactions.search({})).transactions).toMatchObject([
      { description: 'Mobile deposit', status: 'completed' },
    ]);
    const { events } = await client.events.recent({});
    expect(events.filter((event) => event.kind === 'deposit')).toMatchObject([
      { depositId: id, change: 'available', amount: 275_00, toName: 'Checking', reason: null },
      { depositId: id, change: 'partly-available', amount: 6_450_00 },
      { depositId: id, change: 'partly-available', amount: 275_00 },
      { depositId: id, change: 'received', amount: 7_000_00 },
    ]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D6 a process that was away releases what came due meanwhile, once', async () => {
    const { bank, client, deposit } = await openBank();
    await deposit(400_00);
    await bank.stop();
    await bank.clock.leap(10 * 24 * 60 * 60_000);
    const others = [bank.beside(), bank.beside()];
    await Promise.all(others.map((other) => other.start()));
    expect(await availableOf(client)).toMatchObject({ checking: 1_400_00 });
    expect(await faultsOf(bank)).toEqual([]);
    await Promise.all(others.map((other) => other.stop()));
  });

  test('R-D6 the terms say what is left of the day and when a deposit would be available', async () => {
    const { client, deposit } = await openBank();
    expect(await client.deposits.terms()).toEqual({
      mostPerCheck: 10_000_00,
      mostPerDay: 15_000_00,
      leftToday: 15_000_00,
      businessDay: '2026-03-02',
      cutOff: '5:00 PM',
      availability: [
        { upTo: 275_00, day: '2026-03-03' },
        { upTo: 6_725_00, day: '2026-03-04' },
        { upTo: null, day: '2026-03-09' },
      ],
      availableFrom: '9:00 AM',
      returnFee: 0,
    });
    await deposit(300_00, { to: 'savings' });
    expect(await client.deposits.terms()).toMatchObject({
      leftToday: 14_700_00,
      availability: [
        { upTo: 6_425_00, day: '2026-03-04' },
        { upTo: null, day: '2026-03-09' },
      ],
    });
  });

  test('R-D6 the limit of a day holds for all accounts together, and starts again the next day', async () => {
    const { bank, client, deposit } = await openBank();
    const results = await Promise.allSettled(
      ['checking', 'savings', 'checking', 'savings'].map((to) => deposit(5_000_00, { to })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(deposit(1)).rejects.toMatchObject({
      code: 'DEPOSIT_DAY_LIMIT',
      data: { most: 15_000_00, left: 0 },
    });
    await bank.clock.leap(14 * 60 * 60_000);
    await deposit(1);
    expect((await client.deposits.list({})).deposits).toHaveLength(4);
    expect(await faultsOf(bank)).toEqual([]);
  });

  const refused: readonly [DepositRefusalCode, number, Partial<DepositRequestInput>][] = [
    ['DEPOSIT_ACCOUNT_UNKNOWN', 1, { to: 'holiday' }],
    ['DEPOSIT_TOO_LARGE', 10_000_01, {}],
    ['PHOTO_NOT_A_PICTURE', 1, { front: asBase64(textBytes('<svg/>')) }],
    ['PHOTO_BROKEN', 1, { back: asBase64(pngFile().subarray(0, 40)) }],
    ['PHOTO_TOO_SMALL', 1, { back: asBase64(pngFile({ width: 640, height: 480 })) }],
    ['PHOTO_TOO_MANY_PIXELS', 1, { back: asBase64(pngFile({ width: 50_000, height: 50_000 })) }],
  ];
  test.each(refused)('R-D6 refused with %s, nothing changes', async (code, amount, change) => {
    const { bank, deposit } = await openBank();
    const { attempt: _, ...before } = await dumpTables(bank.store);
    await expect(deposit(amount, change)).rejects.toMatchObject({ code, defined: true });
    const { attempt, ...after } = await dumpTables(bank.store);
    expect(after).toEqual(before);
    expect(attempt?.length).toBe(code.startsWith('PHOTO') ? 1 : 0);
  });

  test('R-S7 after thirty refused photos none is looked at for a while, of a check or of a receipt', async () => {
    const { bank, member, client, deposit } = await openBank();
    const bad = asBase64(textBytes('<svg/>'));
    const at = bank.clock.now();
    const { id } = await bank.addPayment(member, { type: 'debit', amount: 42_10, at });
    const transaction = id as TransactionId;
    for (let count = 0; count < 15; count += 1) {
      await expect(deposit(1, { front: bad })).rejects.toMatchObject({
        code: 'PHOTO_NOT_A_PICTURE',
      });
      await expect(client.receipts.add({ transaction, photo: bad })).rejects.toMatchObject({
        code: 'RECEIPT_NOT_A_PICTURE',
      });
    }
    const refusal = { code: 'TOO_MANY_PHOTOS_REFUSED', status: 429, defined: true };
    await expect(deposit(1)).rejects.toMatchObject(refusal);
    await expect(client.receipts.add({ transaction, photo: bad })).rejects.toMatchObject(refusal);
    await bank.clock.leap(48 * 60_000);
    await deposit(1);
  });

  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 0.005 }],
    ['amount', { amount: 1e308 }],
    ['to', { to: '<b>x</b>' }],
    ['front', { front: 'A'.repeat(10_700_000) }],
  ])(
    'R-D6 a wrong %s is a bad request that names it, and changes nothing',
    async (field, change) => {
      const { bank, deposit } = await openBank();
      const before = await dumpTables(bank.store);
      await expect(deposit(1, change)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { issues: [{ path: `deposit.${field}` }] },
      });
      expect(await dumpTables(bank.store)).toEqual(before);
    },
  );

  test('R-D6 the place and the device that a phone wrote into a photo are not kept', async () => {
    const { bank, client, deposit } = await openBank();
    const place = 'GPSLatitude 40.7317 N';
    const marked = jpegFile({ seed: 7777 }, [jpegSegment(0xe1, textBytes(`Exif\0\0${place}`))]);
    const { id } = await deposit(1, { front: asBase64(marked) });
    const kept = await client.deposits.photo({ id, side: 'front' });
    expect(kept).toEqual({
      mediaType: 'image/jpeg',
      width: 1200,
      height: 550,
      content: asBase64(jpegFile({ seed: 7777 })),
    });
    const images = await bank.store.db.selectFrom('deposit_image').select('content').execute();
    for (const { content } of images) {
      expect(Buffer.from(content, 'base64').includes(place)).toBe(false);
    }
  });
});

describeOnEveryStore('the same check twice', ({ open }) => {
  const openBank = async () => openDepositsBank(await open<Tables>());
  const before = { code: 'CHECK_DEPOSITED_BEFORE', defined: true };

  test('R-D6 a second photo file of the same picture is refused, no matter who sends it', async () => {
    const { bank, check, client, deposit } = await openBank();
    const first = check(100_00);
    await client.deposits.create({ intentKey: bank.newKey(), deposit: first });
    const bytes = Uint8Array.from(Buffer.from(first.front, 'base64'));
    // The same picture in another file: with a comment, which is not kept.
    const renamed = asBase64(
      Uint8Array.from([0xff, 0xd8, ...jpegSegment(0xfe, textBytes('copy')), ...bytes.subarray(2)]),
    );
    await expect(deposit(200_00, { front: renamed })).rejects.toMatchObject(before);
    await expect(deposit(200_00, { back: first.back })).rejects.toMatchObject(before);
    await expect(deposit(200_00, { front: first.back, back: first.front })).rejects.toMatchObject(
      before,
    );
    const other = await bank.clientOf(await bank.addMember());
    await expect(depositor(bank, other)(100_00, { front: renamed })).rejects.toMatchObject(before);
    // Backs may look alike among members: only the front names a check.
    await depositor(bank, other)(100_00, { back: first.back });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D6 one check sent by two members at once is deposited once', async () => {
    const { bank, check, client } = await openBank();
    const other = await bank.clientOf(await bank.addMember());
    const { front } = check(1);
    const results = await Promise.allSettled([
      depositor(bank, client)(100_00, { front }),
      depositor(bank, other)(100_00, { front }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: before });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D6 the same key and check get the first answer again, and deposit once', async () => {
    const { bank, check, client } = await openBank();
    const ask = { intentKey: bank.newKey(), deposit: check(120_00) };
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.deposits.create(ask)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await balancesOf(client)).toMatchObject({ checking: 1_120_00 });
    await expect(client.deposits.create({ ...ask, deposit: check(120_00) })).rejects.toMatchObject({
      code: 'INTENT_KEY_REUSED',
    });
  });

  test('R-D6 the same amount into the same account is asked about, and accepted if it is another', async () => {
    const { bank, client, deposit } = await openBank();
    const first = await deposit(100_00);
    const asked = { code: 'LOOKS_DEPOSITED', data: { amount: 100_00, date: '2026-03-02' } };
    await expect(deposit(100_00, { isAnother: false })).rejects.toMatchObject(asked);
    await deposit(100_01, { isAnother: false });
    await deposit(100_00, { isAnother: false, to: 'savings' });
    await deposit(100_00, { isAnother: true });
    expect((await client.deposits.list({})).deposits).toHaveLength(4);
    await bank.clock.leap(30 * 24 * 60 * 60_000);
    await deposit(100_00, { isAnother: false });
    expect(first.status).toBe('pending');
  });
});

describeOnEveryStore('a check that comes back', ({ open }) => {
  const openBank = async (depositReturnFee = 0) =>
    openDepositsBank(await open<Tables>(), {
      policy: { depositReturnFee: cents(depositReturnFee) },
    });

  test('R-D6 the money leaves the account again, held or not, and the member is told why', async () => {
    const { bank, client, deposit } = await openBank();
    const { id } = await deposit(400_00);
    await bank.clock.leap(Date.parse('2026-03-03T15:00:00Z') - bank.clock.now());
    expect(await availableOf(client)).toMatchObject({ checking: 1_275_00 });
    expect(await bank.bank.staff.returnDeposit(id, 'insufficient-funds')).toEqual({
      kind: 'done',
      below: 0,
    });
    expect(await balancesOf(client)).toMatchObject({ checking: 1_000_00 });
    expect(await availableOf(client)).toMatchObject({ checking: 1_000_00 });
    expect((await client.deposits.list({})).deposits).toMatchObject([
      {
        status: 'returned',
        returnReason: 'insufficient-funds',
        settledAt: bank.clock.now(),
        parts: [{ isAvailable: false }, { isAvailable: false }],
      },
    ]);
    expect((await client.transactions.search({})).transactions).toMatchObject([
      { description: 'Mobile deposit', status: 'failed' },
    ]);
    expect(await client.transactions.totals({})).toMatchObject({ moneyIn: 0 });
    expect((await client.events.recent({})).events[0]).toMatchObject({
      kind: 'deposit',
      change: 'returned',
      amount: 400_00,
      reason: 'insufficient-funds',
    });
    await bank.clock.leap(10 * 24 * 60 * 60_000);
    expect(await balancesOf(client)).toMatchObject({ checking: 1_000_00 });
    expect(await bank.bank.staff.returnDeposit(id, 'altered')).toEqual({ kind: 'returned-before' });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test.each([0, 12_00])(
    'R-D6 a check that was spent brings its account below zero, at a fee of %s cents, and nothing more leaves it',
    async (depositReturnFee) => {
      const { bank, client, deposit } = await openBank(depositReturnFee);
      const { id } = await deposit(400_00);
      await bank.clock.leap(10 * 24 * 60 * 60_000);
      await client.transfers.create({ intentKey: bank.newKey(), transfer: internal(1_300_00) });
      await bank.clock.advance(5_000);
      const below = 300_00 + depositReturnFee;
      expect(await bank.bank.staff.returnDeposit(id, 'not-endorsed')).toEqual({
        kind: 'done',
        below,
      });
      expect(await balancesOf(client)).toMatchObject({ checking: -below });
      expect(await availableOf(client)).toMatchObject({ checking: 0 });
      expect((await client.events.recent({})).events[0]).toMatchObject({
        kind: 'deposit',
        change: 'returned',
        below,
        ...(depositReturnFee > 0 && { fee: depositReturnFee }),
      });
      const fees = (await client.transactions.search({ search: 'Returned check fee' }))
        .transactions;
      expect(fees.map(({ amount }) => amount)).toEqual(depositReturnFee > 0 ? [12_00] : []);
      await expect(
        client.transfers.create({ intentKey: bank.newKey(), transfer: internal(1) }),
      ).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
      await client.transfers.create({
        intentKey: bank.newKey(),
        transfer: internal(400_00, { from: 'savings', to: 'checking' }),
      });
      await bank.clock.advance(5_000);
      expect(await balancesOf(client)).toMatchObject({ checking: 400_00 - below });
      expect(await faultsOf(bank)).toEqual([]);
    },
  );

  test('R-D6 returned and released at the same moment, it is one of both whole', async () => {
    const { bank, client, deposit } = await openBank();
    const { id } = await deposit(100_00);
    const [outcome] = await Promise.all([
      bank.bank.staff.returnDeposit(id, 'account-closed'),
      bank.clock.leap(2 * 24 * 60 * 60_000),
    ]);
    expect(outcome).toEqual({ kind: 'done', below: 0 });
    expect(await balancesOf(client)).toMatchObject({ checking: 1_000_00 });
    expect(await faultsOf(bank)).toEqual([]);
  });
});

describeOnEveryStore('deposits of others', ({ open }) => {
  test('another member’s deposit and photos answer as if they did not exist', async () => {
    const { bank, deposit } = await openDepositsBank(await open<Tables>());
    const { id } = await deposit(100_00);
    const stranger = await bank.clientOf(await bank.addMember());
    const notFound = { code: 'NOT_FOUND', defined: true, data: undefined };
    for (const one of [id, nobody] as (typeof id)[]) {
      await expect(stranger.deposits.photo({ id: one, side: 'front' })).rejects.toMatchObject(
        notFound,
      );
    }
    expect(await stranger.deposits.list({})).toEqual({ deposits: [], next: null });
    expect(await stranger.deposits.terms()).toMatchObject({ leftToday: 15_000_00 });
  });

  test('R-D6 deposits come newest first, by pages that hold each once', async () => {
    const { client, deposit } = await openDepositsBank(await open<Tables>());
    for (let amount = 1; amount <= 7; amount += 1) {
      await deposit(amount);
    }
    const seen: number[] = [];
    let page = await client.deposits.list({ limit: 3 });
    seen.push(...page.deposits.map(({ amount }) => amount));
    while (page.next !== null) {
      page = await client.deposits.list({ limit: 3, cursor: page.next });
      seen.push(...page.deposits.map(({ amount }) => amount));
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  test('the database itself keeps held money from being given', async () => {
    const { bank, deposit } = await openDepositsBank(await open<Tables>());
    await deposit(100_00);
    for (const change of [sql`balance = 9999`, sql`held = balance + 1`, sql`held = -1`]) {
      await expect(
        sql`update account_balance set ${change} where held > 0`.execute(bank.store.db),
      ).rejects.toThrow(/check/i);
    }
  });
});
