import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { requestHash } from '../formats/sha-256.ts';
import { livePolicy } from '../policy.ts';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { balancesOf, openTestBank } from '../testing/test-bank.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';

const reused = { code: 'INTENT_KEY_REUSED', defined: true };

describeOnEveryStore('intent keys', ({ open }) => {
  async function bankWithMember(options: Parameters<typeof openTestBank>[1] = {}) {
    const bank = await openTestBank(await open<Tables>(), options);
    const member = await bank.addMember({ accounts: { checking: 5_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    return { bank, member, client, intentKey: bank.newKey() };
  }

  test('R-T7 the same key with the same request gets the first answer, and nothing changes', async () => {
    const { bank, client, intentKey } = await bankWithMember();
    const first = await client.transfers.create({ intentKey, transfer: zelle(1_500_00) });
    await bank.clock.advance(10_000);
    const before = await dumpTables(bank.store);
    const again = await client.transfers.create({ intentKey, transfer: zelle(1_500_00) });
    expect(again).toEqual(first);
    expect(again.status).toBe('processing');
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('R-T7 the first answer comes again when the money for a second is no longer there', async () => {
    const { client, intentKey } = await bankWithMember();
    const transfer = internal(5_000_00);
    const first = await client.transfers.create({ intentKey, transfer });
    expect(await client.transfers.create({ intentKey, transfer })).toEqual(first);
    expect(await balancesOf(client)).toEqual({ checking: 0, savings: 500_00 });
  });

  test('R-T7 the first answer comes again in another session and from the bank after a restart', async () => {
    const { bank, member, client, intentKey } = await bankWithMember();
    const first = await client.transfers.create({ intentKey, transfer: zelle(1_00) });
    await bank.stop();
    const next = bank.beside();
    await next.start();
    const later = await next.clientOf(member);
    expect(await later.transfers.create({ intentKey, transfer: zelle(1_00) })).toEqual(first);
    expect(await balancesOf(later)).toEqual({ checking: 4_999_00, savings: 500_00 });
  });

  test.each([
    ['the demo', {}],
    ['the live bank', { policy: livePolicy }],
  ])('R-T7 twenty equal asks at once are one debit, in %s', async (_, options) => {
    const { bank, client, intentKey } = await bankWithMember(options);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.transfers.create({ intentKey, transfer: internal(1_000_00) }),
      ),
    );
    expect(answers).toEqual(answers.map(() => answers[0]));
    await bank.clock.advance(5_000);
    expect(await balancesOf(client)).toEqual({ checking: 4_000_00, savings: 1_500_00 });
    expect((await client.transfers.history({})).transactions).toHaveLength(2);
  });

  test.each<[string, TransferRequestInput]>([
    ['amount', zelle(1_00 + 1)],
    ['memo', zelle(1_00, { memo: 'Rent' })],
    ['recipient', zelle(1_00, { email: 'robin@example.com' })],
    ['source', zelle(1_00, { from: 'savings' })],
    ['kind', external(1_00)],
  ])('R-T7 the same key with another %s is refused and nothing moves', async (_, transfer) => {
    const { bank, client, intentKey } = await bankWithMember();
    await client.transfers.create({ intentKey, transfer: zelle(1_00) });
    const before = await dumpTables(bank.store);
    await expect(client.transfers.create({ intentKey, transfer })).rejects.toMatchObject(reused);
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('of different asks with one key at once exactly one is carried out', async () => {
    const { client, intentKey } = await bankWithMember();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        client.transfers.create({
          intentKey,
          transfer: index % 2 === 0 ? zelle(7_00) : zelle(9_00, { from: 'savings' }),
        }),
      ),
    );
    const answers = new Set(
      results.map((result) => (result.status === 'fulfilled' ? result.value.id : 'refused')),
    );
    expect(answers.size).toBe(2);
    expect(answers).toContain('refused');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refusals = results.filter((result) => result.status === 'rejected');
    expect(refusals.map(({ reason }) => reason as unknown)).toMatchObject(
      Array.from({ length: 10 }, () => reused),
    );
    const { transactions } = await client.transfers.history({});
    expect(transactions).toHaveLength(1);
  });

  test('the order in which the fields are written makes no other request', async () => {
    const { client, intentKey } = await bankWithMember();
    const transfer = zelle(1_00);
    const first = await client.transfers.create({ intentKey, transfer });
    const backwards = Object.fromEntries(Object.entries(transfer).toReversed());
    const again = await client.transfers.create({
      intentKey,
      transfer: { ...(backwards as typeof transfer), memo: '', phone: '' },
    });
    expect(again).toEqual(first);
  });

  test('the same key of another member is another key', async () => {
    const { bank, client, intentKey } = await bankWithMember();
    const other = await bank.clientOf(await bank.addMember());
    const mine = await client.transfers.create({ intentKey, transfer: zelle(1_00) });
    const theirs = await other.transfers.create({ intentKey, transfer: zelle(2_00) });
    expect(theirs.id).not.toBe(mine.id);
    expect(theirs.amount).toBe(2_00);
    expect(await balancesOf(client)).toMatchObject({ checking: 4_999_00 });
    expect(await balancesOf(other)).toMatchObject({ checking: 998_00 });
  });

  test('a refused ask leaves its key free', async () => {
    const { client, intentKey } = await bankWithMember();
    await expect(
      client.transfers.create({ intentKey, transfer: zelle(5_000_01) }),
    ).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    const sent = await client.transfers.create({ intentKey, transfer: zelle(5_000_00) });
    expect(sent.amount).toBe(5_000_00);
  });

  test('without a key nothing is sent', async () => {
    const { bank, client } = await bankWithMember();
    const before = await dumpTables(bank.store);
    for (const key of ['', 'key', '0195f2a0', '0195f2a0-0000-7000-8000-00000000000x', undefined]) {
      await expect(
        client.transfers.create({ intentKey: key as string, transfer: zelle(1_00) }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ path: 'intentKey' }] } });
    }
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('the database refuses to change or delete what was answered', async () => {
    const { bank, client, intentKey } = await bankWithMember();
    await client.transfers.create({ intentKey, transfer: zelle(1_00) });
    const refusal = /intent is append-only/;
    const { db } = bank.store;
    await expect(db.updateTable('intent').set({ answer: '{}' }).execute()).rejects.toThrow(refusal);
    await expect(db.deleteFrom('intent').execute()).rejects.toThrow(refusal);
  });
});

test('two requests are the same when their fields are, in whatever order', () => {
  const hash = requestHash('ask', { a: 1, b: { c: [1, 2], d: null } });
  expect(requestHash('ask', { b: { d: null, c: [1, 2] }, a: 1 })).toBe(hash);
  expect(hash).toMatch(/^[\da-f]{64}$/);
});

test.each([
  ['another value', { a: 2 }],
  ['text for a number', { a: '1' }],
  ['another name', { b: 1 }],
  ['a field more', { a: 1, b: null }],
  ['an array', [['a', 1]]],
  ['nothing', null],
])('two requests are not the same with %s', (_, other) => {
  expect(requestHash('ask', other)).not.toBe(requestHash('ask', { a: 1 }));
});

test('the order of a list matters', () => {
  expect(requestHash('ask', [1, 2])).not.toBe(requestHash('ask', [2, 1]));
  expect(requestHash('ask', [1, 2])).not.toBe(requestHash('ask', { 0: 1, 1: 2 }));
});

test('the same fields in another ask are another request', () => {
  expect(requestHash('transfers.create', { a: 1 })).not.toBe(
    requestHash('bills.schedule', { a: 1 }),
  );
});
