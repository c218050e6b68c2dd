import type { TransferRefusalCode } from '#contract/transfers/transfer-refusals.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { livePolicy } from '../policy.ts';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { balancesOf, longSessions, openTestBank, type Client } from '../testing/test-bank.ts';
import { accountOf } from '../testing/test-member.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';

const day = 24 * 60 * 60_000;
const nobody = '0195f2a0-0000-7000-8000-00000000dead';

async function history(client: Client) {
  return (await client.transfers.history({ limit: 200 })).transactions;
}

/** Requests that the bank with the member below refuses; those that the contract refuses are not among them. */
const refused: readonly [TransferRefusalCode, TransferRequestInput, unknown][] = [
  ['UNKNOWN_ACCOUNT', internal(1, { from: 'holiday' }), { field: 'from' }],
  ['UNKNOWN_ACCOUNT', internal(1, { to: 'holiday' }), { field: 'to' }],
  ['SAME_ACCOUNT', internal(1, { to: 'checking' }), undefined],
  ['UNKNOWN_GOAL', internal(1, { goal: nobody }), undefined],
  ['INSUFFICIENT_FUNDS', internal(5_000_01), { available: 5_000_00 }],
  ['UNKNOWN_RECIPIENT', zelle(1, { recipient: nobody }), undefined],
  ['EXTERNAL_RECIPIENT_INCOMPLETE', external(1, { name: '' }), { missing: ['name'] }],
  ['RECIPIENT_NAME_WRONG', zelle(1, { name: '<b>Sam</b>' }), undefined],
  ['BANK_NAME_WRONG', external(1, { bankName: 'Bank\u202E' }), undefined],
  ['ROUTING_NUMBER_NOT_NINE_DIGITS', external(1, { routingNumber: '123' }), undefined],
  ['ROUTING_NUMBER_WRONG', external(1, { routingNumber: '021000022' }), undefined],
  ['ACCOUNT_NUMBER_WRONG', external(1, { accountNumber: '123' }), undefined],
  ['ZELLE_RECIPIENT_INCOMPLETE', zelle(1, { email: '' }), { missing: ['contact'] }],
  ['EMAIL_WRONG', zelle(1, { email: 'sam' }), undefined],
  ['PHONE_WRONG', zelle(1, { email: '', phone: '5' }), undefined],
];

describeOnEveryStore('sending money', ({ open }) => {
  async function bankWithMember(options: Parameters<typeof openTestBank>[1] = {}) {
    const bank = await openTestBank(await open<Tables>(), options);
    const member = await bank.addMember({ accounts: { checking: 5_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    const send = (transfer: TransferRequestInput) =>
      client.transfers.create({ intentKey: bank.newKey(), transfer });
    return { bank, member, client, send };
  }

  test('R-T7 The intent key tells what became of a transfer, to its member alone, and tells of nothing where none was made', async () => {
    const { bank, client } = await bankWithMember();
    const key = bank.newKey();
    expect(await client.transfers.madeWith({ key })).toEqual({ transfer: null });
    const made = await client.transfers.create({ intentKey: key, transfer: internal(40_00) });
    expect(await client.transfers.madeWith({ key })).toEqual({
      transfer: await client.transfers.get({ id: made.id }),
    });
    const stranger = await bank.clientOf(await bank.addMember({ accounts: { checking: 1_00 } }));
    expect(await stranger.transfers.madeWith({ key })).toEqual({ transfer: null });
    const refused = bank.newKey();
    await client.transfers
      .create({ intentKey: refused, transfer: internal(900_000_00) })
      .catch(() => undefined);
    expect(await client.transfers.madeWith({ key: refused })).toEqual({ transfer: null });
  });

  test('R-T7 a key in capitals is the same intention, and an id in capitals the same transfer', async () => {
    const { bank, client } = await bankWithMember();
    const transfer = internal(40_00);
    // The counted keys of a test have letters only here and there.
    const intentKey = bank.newKey().replace(/^0/, 'c');
    const capitals = intentKey.toUpperCase();
    expect(capitals).not.toBe(intentKey);
    const made = await client.transfers.create({ intentKey, transfer });
    expect(await client.transfers.create({ intentKey: capitals, transfer })).toEqual(made);
    expect(await balancesOf(client)).toEqual({ checking: 4_960_00, savings: 500_00 });
    const id = made.id.toUpperCase();
    const told = await client.transfers.get({ id: made.id });
    expect(id).not.toBe(made.id);
    expect(await client.transfers.get({ id })).toEqual(told);
    expect(await client.transfers.madeWith({ key: capitals })).toEqual({ transfer: told });
  });

  test.each([
    ['internal', internal(250_00)],
    ['zelle', zelle(250_00)],
    ['external', external(250_00)],
  ])(
    'R-T7 an %s transfer takes the money from its source at once, and moves nothing else',
    async (_, transfer) => {
      const { client, send } = await bankWithMember();
      const sent = await send(transfer);
      expect(sent.status).toBe('processing');
      expect(await balancesOf(client)).toEqual({ checking: 4_750_00, savings: 500_00 });
    },
  );

  test('R-T7 a debit with status processing is on top of the history', async () => {
    const { bank, client, send } = await bankWithMember({ policy: longSessions });
    await send(internal(1_00));
    await bank.clock.advance(60_000);
    const sent = await send(zelle(250_00, { memo: 'Rent' }));
    const [top, ...older] = await history(client);
    expect(older).not.toHaveLength(0);
    expect(top).toEqual({
      id: expect.any(String) as string,
      label: sent.label,
      account: 'checking',
      accountName: 'Checking',
      type: 'debit',
      description: 'Zelle to Sam Rivera',
      wording: { kind: 'zelle', name: 'Sam Rivera' },
      amount: 250_00,
      at: bank.clock.now(),
      date: '2026-03-02',
      time: '10:01 AM',
      status: 'processing',
      category: 'Zelle',
      reference: sent.reference,
      transferId: sent.id,
    });
  });

  test.each([
    ['internal', internal(1), 'Savings', null, 'Internal Transfer', 'Transfer to Savings'],
    ['zelle', zelle(1), 'Sam Rivera', 'sam@example.com', 'Zelle', 'Zelle to Sam Rivera'],
    [
      'external',
      external(1),
      'Robin Blake',
      '••••6789 at JPMorgan Chase Bank',
      'External Transfer',
      'Transfer to Robin Blake, JPMorgan Chase Bank',
    ],
  ] as const)(
    'R-E3 an %s transfer says to whom it goes, and has its category',
    async (kind, request, toName, toDetail, category, description) => {
      const { client, send } = await bankWithMember();
      const sent = await send({ ...request, memo: 'A memo' });
      expect(sent).toMatchObject({
        kind,
        toName,
        toDetail,
        category,
        amount: 1,
        from: 'checking',
        fromName: 'Checking',
        memo: 'A memo',
        date: '2026-03-02',
        time: '10:00 AM',
      });
      expect(await client.transfers.get({ id: sent.id })).toEqual(sent);
      expect((await history(client))[0]).toMatchObject({ description, category });
    },
  );

  test('R-T16 labels and references come from the time stamp', async () => {
    const { send } = await bankWithMember({ start: '2026-03-02T15:00:00.123Z' });
    const sent = await send(internal(1));
    expect(String(sent.at)).toBe('1772463600123');
    expect(sent.label).toBe('TXN-600123');
    expect(sent.reference).toBe('REF-63600123');
  });

  test('R-T16 two transfers in one millisecond share their labels and are two all the same', async () => {
    const { client, send } = await bankWithMember();
    const one = await send(internal(1_00));
    const other = await send(internal(2_00));
    expect(other.label).toBe(one.label);
    expect(other.reference).toBe(one.reference);
    expect(other.id).not.toBe(one.id);
    expect((await history(client)).map(({ amount }) => amount)).toEqual([2_00, 1_00]);
    expect((await client.transfers.get({ id: one.id })).amount).toBe(1_00);
    expect((await client.transfers.get({ id: other.id })).amount).toBe(2_00);
  });

  test('the history comes newest first, by pages that hold each row once', async () => {
    const { bank, client, send } = await bankWithMember();
    for (let amount = 1; amount <= 7; amount += 1) {
      await send(zelle(amount));
      await bank.clock.advance(amount % 2);
    }
    const seen: number[] = [];
    let page = await client.transfers.history({ limit: 3 });
    seen.push(...page.transactions.map(({ amount }) => amount));
    while (page.next !== null) {
      page = await client.transfers.history({ limit: 3, cursor: page.next });
      seen.push(...page.transactions.map(({ amount }) => amount));
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  test('R-T15 the history holds what transfers made, and nothing else', async () => {
    const { bank, member, client, send } = await bankWithMember();
    await bank.addPayment(member, { type: 'debit', amount: 5_00, at: bank.clock.now() });
    const sent = await send(internal(1_00));
    await bank.clock.advance(5_000);
    const rows = await history(client);
    expect(rows.map(({ type, transferId }) => [type, transferId])).toEqual([
      ['credit', sent.id],
      ['debit', sent.id],
    ]);
  });

  test('a refused transfer is refused by quote and create alike, and changes nothing', async () => {
    const { bank, client, send } = await bankWithMember();
    const before = await dumpTables(bank.store);
    for (const [code, transfer, data] of refused) {
      const refusal = { code, data, defined: true };
      await expect(send(transfer), code).rejects.toMatchObject(refusal);
      await expect(client.transfers.quote({ transfer }), code).rejects.toMatchObject(refusal);
      expect(await dumpTables(bank.store), code).toEqual(before);
    }
  });

  test('a saved recipient of another member, or of another kind, is none', async () => {
    const { bank, member, send } = await bankWithMember();
    const stranger = await bank.addMember();
    const person = { kind: 'zelle', name: 'Sam Rivera', email: 'sam@example.com' } as const;
    const theirs = await bank.addRecipient(stranger, person);
    const mine = await bank.addRecipient(member, person);
    const unknown = { code: 'UNKNOWN_RECIPIENT', defined: true };
    await expect(send(zelle(1, { recipient: theirs }))).rejects.toMatchObject(unknown);
    await expect(send(external(1, { recipient: mine }))).rejects.toMatchObject(unknown);
    const sent = await send({ kind: 'zelle', from: 'checking', amount: 1, recipient: mine });
    expect(sent).toMatchObject({ toName: 'Sam Rivera', toDetail: 'sam@example.com' });
  });

  test.each([
    internal(5_000_00),
    internal(1, { from: 'savings', to: 'checking' }),
    zelle(1_000_00, { email: '', phone: '(212) 555-0100' }),
    zelle(1_000_01),
    external(1_000_00),
    external(1_000_01, { accountNumber: '0001-2345' }),
  ])(
    'a quote moves nothing and says what the transfer then does: $kind $amount',
    async (transfer) => {
      const { bank, client, send } = await bankWithMember();
      const before = await dumpTables(bank.store);
      const quote = await client.transfers.quote({ transfer });
      expect(await dumpTables(bank.store)).toEqual(before);
      expect(quote.balance).toBe((await balancesOf(client))[transfer.from]);

      const sent = await send(transfer);
      expect(sent).toMatchObject({
        amount: quote.amount,
        fromName: quote.fromName,
        toName: quote.toName,
        toDetail: quote.toDetail,
      });
      expect((await balancesOf(client))[transfer.from]).toBe(quote.balanceAfter);
      await bank.clock.advance(4_999);
      expect((await client.transfers.get({ id: sent.id })).status).toBe(quote.endsAs);
    },
  );

  test('R-T3 an agreed overdraft may be spent to its last cent, and not a cent further', async () => {
    const { bank, member, client, send } = await bankWithMember();
    await bank.store.db
      .updateTable('account_balance')
      .set({ floor: -500_00 })
      .where('account_id', '=', accountOf(member, 'checking').id)
      .execute();
    await expect(send(zelle(5_500_01))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      data: { available: 5_500_00 },
    });
    expect(await client.transfers.quote({ transfer: zelle(5_500_00) })).toMatchObject({
      balance: 5_000_00,
      balanceAfter: -500_00,
    });
    await send(zelle(5_500_00));
    expect(await balancesOf(client)).toEqual({ checking: -500_00, savings: 500_00 });
    await expect(send(zelle(1))).rejects.toMatchObject({ data: { available: 0 } });
  });

  test('another member’s transfer answers as one that does not exist', async () => {
    const { bank, send } = await bankWithMember();
    const sent = await send(zelle(1_500_00));
    await bank.clock.advance(5_000);
    const stranger = await bank.clientOf(await bank.addMember());
    const before = await dumpTables(bank.store);
    for (const id of [sent.id, nobody]) {
      const notFound = { code: 'NOT_FOUND', defined: true, data: undefined };
      await expect(stranger.transfers.get({ id })).rejects.toMatchObject(notFound);
      await expect(stranger.transfers.cancel({ id })).rejects.toMatchObject(notFound);
    }
    expect(await history(stranger)).toEqual([]);
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('fields that are not asked for have no effect', async () => {
    const { bank, client } = await bankWithMember();
    const stranger = await bank.addMember();
    const transfer = {
      ...zelle(1_500_00),
      status: 'completed',
      membershipId: stranger.membershipId,
      membership_id: stranger.membershipId,
      balance: 0,
      due_at: 0,
      ...(JSON.parse('{"__proto__": {"amount": 1}}') as object),
    };
    const sent = await client.transfers.create({ intentKey: bank.newKey(), transfer });
    expect(sent).toMatchObject({ status: 'processing', amount: 1_500_00 });
    expect(await balancesOf(client)).toEqual({ checking: 3_500_00, savings: 500_00 });
    expect(await balancesOf(await bank.clientOf(stranger))).toEqual({
      checking: 1_000_00,
      savings: 500_00,
    });
  });

  test('whatever is written in a memo comes back as it went in', async () => {
    const { client, send } = await bankWithMember();
    for (const memo of [
      '<b>rent</b><script>alert(1)</script>',
      'rent \u202Egnp.exe',
      `'; drop table transfer; --`,
      'rent 🏠',
      'rent\nfor March',
      'm'.repeat(500),
    ]) {
      const sent = await send(internal(1, { memo }));
      expect(sent.memo).toBe(memo);
      expect((await client.transfers.get({ id: sent.id })).memo).toBe(memo);
    }
  });

  test('a NUL in a text is a bad request, not a failure of the bank', async () => {
    const { bank, client } = await bankWithMember();
    const before = await dumpTables(bank.store);
    for (const [field, transfer] of [
      ['memo', internal(1, { memo: 'a\0b' })],
      ['name', zelle(1, { name: 'Sam\0' })],
      ['bankName', external(1, { bankName: '\0Bank' })],
    ] as const) {
      const asked = client.transfers.create({ intentKey: bank.newKey(), transfer });
      await expect(asked, field).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { issues: [{ path: `transfer.${field}` }] },
      });
    }
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('thirty transfers at once that together exceed the balance: as many succeed as it pays for', async () => {
    const { client, send } = await bankWithMember();
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => send(zelle(230_00))));
    const failed = results.filter((result) => result.status === 'rejected');
    expect(results.length - failed.length).toBe(21);
    for (const { reason } of failed) {
      expect(reason).toMatchObject({ code: 'INSUFFICIENT_FUNDS', data: { available: 170_00 } });
    }
    expect(await balancesOf(client)).toEqual({ checking: 170_00, savings: 500_00 });
    expect(await history(client)).toHaveLength(21);
  });

  test('two debits of the whole balance at once: exactly one succeeds, round after round', async () => {
    const { bank, client, send } = await bankWithMember();
    for (let round = 1; round <= 5; round += 1) {
      const results = await Promise.allSettled([
        send(zelle(500_00, { from: 'savings' })),
        send(internal(500_00, { from: 'savings', to: 'checking' })),
      ]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect((await balancesOf(client))['savings']).toBe(0);
      await send(internal(500_00));
      await bank.clock.advance(5_000);
    }
  });

  test('transfers between two accounts that cross each other all succeed', async () => {
    const { bank, client, send } = await bankWithMember({ policy: livePolicy });
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        send(
          index % 2 === 0 ? internal(3_00) : internal(1_00, { from: 'savings', to: 'checking' }),
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await balancesOf(client)).toEqual({ checking: 4_960_00, savings: 540_00 });
    expect(bank.log.lines).toEqual([]);
  });
});

describeOnEveryStore('the tiles above the history', ({ open }) => {
  async function bankAt(start: string, timeZone = 'America/New_York') {
    const bank = await openTestBank(await open<Tables>(), {
      start,
      timeZone,
      policy: longSessions,
    });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    const send = (transfer: TransferRequestInput) =>
      client.transfers.create({ intentKey: bank.newKey(), transfer });
    return { bank, client, send };
  }

  test('before the first transfer every tile is zero', async () => {
    const { client } = await bankAt('2026-03-02T15:00:00Z');
    expect(await client.transfers.tiles()).toEqual({
      pending: 0,
      processing: 0,
      todaysTransfers: 0,
      amountSent: 0,
    });
  });

  test('R-T13 R-T14 they count what is processing and pending, and what was sent today', async () => {
    const { bank, client, send } = await bankAt('2026-03-02T15:00:00Z');
    await send(internal(850_00));
    await send(zelle(1_500_00));
    await send(external(300_00));
    expect(await client.transfers.tiles()).toEqual({
      pending: 0,
      processing: 3,
      todaysTransfers: 3,
      amountSent: 2_650_00,
    });
    await bank.clock.advance(5_000);
    expect(await client.transfers.tiles()).toEqual({
      pending: 1,
      processing: 0,
      todaysTransfers: 3,
      amountSent: 2_650_00,
    });
  });

  test('R-T14 today ends at midnight of the credit union; what is pending stays', async () => {
    const { bank, client, send } = await bankAt('2026-03-03T04:59:50Z');
    await send(zelle(1_500_00));
    await bank.clock.advance(9_999);
    expect(await client.transfers.tiles()).toMatchObject({ pending: 1, todaysTransfers: 1 });
    await bank.clock.advance(1);
    expect(await client.transfers.tiles()).toEqual({
      pending: 1,
      processing: 0,
      todaysTransfers: 0,
      amountSent: 0,
    });
    await send(zelle(2_00));
    expect(await client.transfers.tiles()).toMatchObject({ todaysTransfers: 1, amountSent: 2_00 });
    await bank.clock.leap(day - 1);
    expect(await client.transfers.tiles()).toMatchObject({ todaysTransfers: 1, amountSent: 2_00 });
    await bank.clock.leap(1);
    expect(await client.transfers.tiles()).toMatchObject({ todaysTransfers: 0, amountSent: 0 });
  });

  test.each([
    ['spring, 23 hours', '2026-03-08T05:00:00Z', 23],
    ['autumn, 25 hours', '2026-11-01T04:00:00Z', 25],
  ])('R-T14 the day on which the clocks change is one day: %s', async (_, midnight, hours) => {
    const { bank, client, send } = await bankAt(midnight);
    await send(zelle(1_00));
    await bank.clock.leap(hours * 60 * 60_000 - 1);
    expect((await client.transfers.tiles()).todaysTransfers).toBe(1);
    await bank.clock.leap(1);
    expect((await client.transfers.tiles()).todaysTransfers).toBe(0);
  });

  test('R-T14 in another time zone today is that zone’s day', async () => {
    const { bank, client, send } = await bankAt('2026-03-02T14:59:59Z', 'Asia/Tokyo');
    await send(zelle(1_00));
    expect((await client.transfers.tiles()).todaysTransfers).toBe(1);
    await bank.clock.leap(1_000);
    expect((await client.transfers.tiles()).todaysTransfers).toBe(0);
  });

  test('R-T14 a transfer whose money came back was not sent', async () => {
    const { bank, client, send } = await bankAt('2026-03-02T15:00:00Z');
    const cancelled = await send(zelle(1_500_00));
    const returned = await send(external(2_000_00));
    await send(internal(1_00));
    await bank.clock.advance(5_000);
    await client.transfers.cancel({ id: cancelled.id });
    await bank.bank.staff.return(returned.id, 'Account closed');
    expect(await client.transfers.tiles()).toEqual({
      pending: 0,
      processing: 0,
      todaysTransfers: 1,
      amountSent: 1_00,
    });
  });

  test('another member’s transfers are in no tile', async () => {
    const { bank, send } = await bankAt('2026-03-02T15:00:00Z');
    await send(zelle(1_500_00));
    const stranger = await bank.clientOf(await bank.addMember());
    expect(await stranger.transfers.tiles()).toMatchObject({ processing: 0, todaysTransfers: 0 });
  });
});
