import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { clearing, inFlight } from '../ledger/chart-of-accounts.ts';
import type { Tables } from '../tables.ts';
import { faultsOf } from '../testing/audited.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { seededRandom } from '../testing/test-ports.ts';
import {
  balancesOf,
  liveWithoutStepUps,
  openTestBank,
  type TestBank,
} from '../testing/test-bank.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';

const largeTransfers = [
  ['zelle', zelle(1_000_01), clearing('zelle')],
  ['external', external(1_000_01), clearing('ach')],
] as const;

async function sumOf(bank: TestBank, account: string): Promise<number> {
  const rows = await bank.store.db
    .selectFrom('entry')
    .select('amount')
    .where('account_id', '=', account)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

async function statusesOf(bank: TestBank, transfer: string) {
  return await bank.store.db
    .selectFrom('transfer_status')
    .select(['sequence', 'status', 'reason'])
    .where('transfer_id', '=', transfer)
    .orderBy('sequence')
    .execute();
}

describeOnEveryStore('what becomes of a transfer', ({ open }) => {
  async function bankWithMember(options: Parameters<typeof openTestBank>[1] = {}) {
    const bank = await openTestBank(await open<Tables>(), options);
    const member = await bank.addMember({ accounts: { checking: 5_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    const send = (transfer: TransferRequestInput) =>
      client.transfers.create({ intentKey: bank.newKey(), transfer });
    const statusOf = async (id: string) => (await client.transfers.get({ id })).status;
    const history = async () => (await client.transfers.history({})).transactions;
    return { bank, member, client, send, statusOf, history };
  }

  /** A transfer above the threshold that the rail is done with. */
  async function withPending(transfer: TransferRequestInput = zelle(1_000_01)) {
    const prepared = await bankWithMember();
    const { id } = await prepared.send(transfer);
    await prepared.bank.clock.advance(4_999);
    expect(await prepared.statusOf(id)).toBe('pending');
    return { ...prepared, id };
  }

  test.each([
    ['the shortest', (low: number) => low, 3_000],
    ['the longest', (_: number, high: number) => high, 4_999],
  ])('R-T8 with %s chance a transfer is processed for so long', async (_, between, ms) => {
    const { bank, send, statusOf } = await bankWithMember({
      random: { ...seededRandom(1), between },
    });
    for (const transfer of [internal(1_00), zelle(1_00), external(1_00)]) {
      const { id } = await send(transfer);
      await bank.clock.advance(ms - 1);
      expect(await statusOf(id)).toBe('processing');
      await bank.clock.advance(1);
      expect(await statusOf(id)).toBe('completed');
    }
  });

  test('R-T8 the time of processing is drawn for each transfer from 3000 to 4999 ms', async () => {
    const { bank, send } = await bankWithMember();
    for (let count = 0; count < 20; count += 1) {
      await send(zelle(1_00));
    }
    const rows = await bank.store.db.selectFrom('transfer').select(['at', 'due_at']).execute();
    const spans = rows.map(({ at, due_at }) => (due_at ?? 0) - at);
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(3_000);
    expect(Math.max(...spans)).toBeLessThanOrEqual(4_999);
    expect(new Set(spans).size).toBeGreaterThan(10);
  });

  test('R-T8 in the live bank an internal transfer is completed in the same moment', async () => {
    const { bank, client, send, statusOf } = await bankWithMember({ policy: liveWithoutStepUps });
    const sent = await send(internal(1_250_00));
    expect(sent.status).toBe('completed');
    expect(await statusOf(sent.id)).toBe('completed');
    expect(await balancesOf(client)).toEqual({ checking: 3_750_00, savings: 1_750_00 });
    expect(await statusesOf(bank, sent.id)).toMatchObject([{ sequence: 1, status: 'completed' }]);
  });

  test('R-T8 in the live bank transfers to others take the rail’s time', async () => {
    const { bank, send, statusOf } = await bankWithMember({ policy: liveWithoutStepUps });
    const { id, status } = await send(zelle(1_00));
    expect(status).toBe('processing');
    await bank.clock.advance(2_999);
    expect(await statusOf(id)).toBe('processing');
    await bank.clock.advance(2_000);
    expect(await statusOf(id)).toBe('completed');
  });

  test('R-T9 a completed internal transfer credits the destination, with an entry of its own', async () => {
    const { bank, client, send, history } = await bankWithMember();
    const sent = await send(internal(1_250_00));
    expect(await balancesOf(client)).toEqual({ checking: 3_750_00, savings: 500_00 });
    expect(await sumOf(bank, inFlight)).toBe(1_250_00);

    await bank.clock.advance(4_999);
    expect(await balancesOf(client)).toEqual({ checking: 3_750_00, savings: 1_750_00 });
    expect(await sumOf(bank, inFlight)).toBe(0);
    const [credit, debit, ...others] = await history();
    expect(others).toEqual([]);
    expect(debit).toMatchObject({ type: 'debit', account: 'checking', status: 'completed' });
    expect(credit).toMatchObject({
      label: `${sent.label}-CR`,
      reference: sent.reference,
      type: 'credit',
      account: 'savings',
      accountName: 'Savings',
      amount: 1_250_00,
      status: 'completed',
      category: 'Internal Transfer',
      description: 'Transfer from Checking',
      transferId: sent.id,
    });
  });

  test('R-T9 a completed transfer to others goes to the rail and credits nobody here', async () => {
    const { bank, client, send, statusOf, history } = await bankWithMember();
    const person = await send(zelle(1_000_00));
    const elsewhere = await send(external(999_99));
    await bank.clock.advance(4_999);
    expect(await statusOf(person.id)).toBe('completed');
    expect(await statusOf(elsewhere.id)).toBe('completed');
    expect(await sumOf(bank, clearing('zelle'))).toBe(1_000_00);
    expect(await sumOf(bank, clearing('ach'))).toBe(999_99);
    expect(await sumOf(bank, inFlight)).toBe(0);
    expect(await balancesOf(client)).toEqual({ checking: 3_000_01, savings: 500_00 });
    expect((await history()).map(({ type }) => type)).toEqual(['debit', 'debit']);
  });

  test.each(largeTransfers)(
    'R-T10 a pending %s transfer credits nothing and stays pending',
    async (_, transfer, rail) => {
      const { bank, client, id, statusOf, history } = await withPending(transfer);
      await bank.clock.leap(10 * 60_000);
      expect(await statusOf(id)).toBe('pending');
      expect(await sumOf(bank, rail)).toBe(0);
      expect(await sumOf(bank, inFlight)).toBe(1_000_01);
      expect(await balancesOf(client)).toEqual({ checking: 3_999_99, savings: 500_00 });
      expect(await history()).toMatchObject([{ type: 'debit', status: 'pending' }]);
    },
  );

  test.each(largeTransfers)(
    'R-T10 staff let a pending %s transfer go on: it is completed',
    async (_, transfer, rail) => {
      const { bank, client, id, statusOf, history } = await withPending(transfer);
      expect(await bank.bank.staff.settle(id)).toMatchObject({ kind: 'done' });
      expect(await statusOf(id)).toBe('completed');
      expect(await sumOf(bank, rail)).toBe(1_000_01);
      expect(await sumOf(bank, inFlight)).toBe(0);
      expect(await balancesOf(client)).toEqual({ checking: 3_999_99, savings: 500_00 });
      expect(await history()).toMatchObject([{ type: 'debit', status: 'completed' }]);
    },
  );

  test.each(largeTransfers)(
    'R-T10 a returned %s transfer gives the money back and its debit failed',
    async (_, transfer, rail) => {
      const { bank, client, id, statusOf, history } = await withPending(transfer);
      await bank.bank.staff.return(id, 'Account closed');
      expect(await statusOf(id)).toBe('failed');
      expect(await balancesOf(client)).toEqual({ checking: 5_000_00, savings: 500_00 });
      expect(await sumOf(bank, rail)).toBe(0);
      expect(await sumOf(bank, inFlight)).toBe(0);
      expect(await history()).toMatchObject([{ type: 'debit', status: 'failed' }]);
      expect(await statusesOf(bank, id)).toEqual([
        { sequence: 1, status: 'processing', reason: null },
        { sequence: 2, status: 'pending', reason: null },
        { sequence: 3, status: 'failed', reason: 'Account closed' },
      ]);
    },
  );

  test('R-T15 a member takes a pending transfer back: it is cancelled and the money is there', async () => {
    const { bank, client, id, history } = await withPending();
    const cancelled = await client.transfers.cancel({ id });
    expect(cancelled).toMatchObject({ id, status: 'cancelled' });
    expect(await client.transfers.get({ id })).toEqual(cancelled);
    expect(await balancesOf(client)).toEqual({ checking: 5_000_00, savings: 500_00 });
    expect(await sumOf(bank, inFlight)).toBe(0);
    expect(await history()).toMatchObject([{ type: 'debit', status: 'cancelled' }]);
  });

  test('the money comes back as a posting that reverses the one that took it', async () => {
    const { bank, client, id } = await withPending();
    await client.transfers.cancel({ id });
    const postings = await bank.store.db
      .selectFrom('posting')
      .select(['id', 'kind', 'reverses'])
      .where('transfer_id', '=', id)
      .orderBy('id')
      .execute();
    expect(postings).toEqual([
      { id: expect.any(String) as string, kind: 'transfer-sent', reverses: null },
      {
        id: expect.any(String) as string,
        kind: 'transfer-returned',
        reverses: postings[0]?.id,
      },
    ]);
  });

  test.each(['cancelled', 'failed', 'completed'] as const)(
    'R-T10 what is %s is not pending any more: asking again changes nothing',
    async (status) => {
      const { bank, client, id } = await withPending();
      const { staff } = bank.bank;
      await {
        cancelled: () => client.transfers.cancel({ id }),
        failed: () => staff.return(id, 'Account closed'),
        completed: () => staff.settle(id),
      }[status]();
      const before = await dumpTables(bank.store);
      await expect(client.transfers.cancel({ id })).rejects.toMatchObject({
        code: 'NOT_PENDING',
        defined: true,
        data: { status },
      });
      expect(await staff.settle(id)).toEqual({ kind: 'not-pending' });
      expect(await staff.return(id, 'Twice')).toEqual({ kind: 'not-pending' });
      expect(await dumpTables(bank.store)).toEqual(before);
    },
  );

  test('R-T10 one to another bank that comes back days after it was completed has failed, and the money and the limit are back', async () => {
    const { bank, member, send, statusOf } = await bankWithMember();
    const { id } = await send(external(900_00));
    await bank.clock.advance(4_999);
    expect(await statusOf(id)).toBe('completed');
    const before = await dumpTables(bank.store);
    expect(await bank.bank.staff.bookReturn(id, 'R01')).toMatchObject({ kind: 'wrong-code' });
    expect(await dumpTables(bank.store)).toEqual(before);
    await bank.clock.leap(30 * 24 * 60 * 60_000);
    expect(await bank.bank.staff.bookReturn(id, 'R03')).toMatchObject({ kind: 'not-in-time' });
    const [first, second] = await Promise.all([
      bank.bank.staff.bookReturn(id, 'R23'),
      bank.bank.staff.bookReturn(id, 'R23'),
    ]);
    expect([first.kind, second.kind].toSorted()).toEqual(['done', 'returned-before']);
    expect(await statusesOf(bank, id)).toMatchObject([
      { status: 'processing' },
      { status: 'completed', reason: null },
      { status: 'failed', reason: 'R23' },
    ]);
    const client = await bank.clientOf(member);
    expect(await balancesOf(client)).toEqual({ checking: 5_000_00, savings: 500_00 });
    expect(await sumOf(bank, clearing('ach'))).toBe(0);
    expect((await client.transactions.search({})).transactions).toMatchObject([
      { status: 'failed' },
    ]);
    expect((await client.events.recent({})).events[1]).toMatchObject({
      transferId: id,
      status: 'failed',
    });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T10 a return leaves the month in which it was sent as it was, and stands in its own', async () => {
    const { bank, member } = await bankWithMember();
    await bank.clock.leap(Date.parse('2026-03-31T15:00:00Z') - bank.clock.now());
    const statementOf = async (month: string) =>
      await (await bank.clientOf(member)).statements.get({ account: 'checking', month });
    const { id } = await (
      await bank.clientOf(member)
    ).transfers.create({
      intentKey: bank.newKey(),
      transfer: external(900_00),
    });
    await bank.clock.leap(Date.parse('2026-04-01T15:00:00Z') - bank.clock.now());
    const march = await statementOf('2026-03');
    expect(await bank.bank.staff.bookReturn(id, 'R02')).toMatchObject({ kind: 'done' });
    expect(await statementOf('2026-03')).toEqual(march);
    await bank.clock.leap(Date.parse('2026-05-01T15:00:00Z') - bank.clock.now());
    expect(march).toMatchObject({ opening: 5_000_00, closing: 4_100_00 });
    expect(await statementOf('2026-04')).toMatchObject({
      opening: 4_100_00,
      closing: 5_000_00,
      entries: [{ amount: 900_00 }],
    });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('a transfer in processing can be neither cancelled, settled nor returned', async () => {
    const { bank, client, send } = await bankWithMember();
    const { id } = await send(zelle(1_000_01));
    const before = await dumpTables(bank.store);
    await expect(client.transfers.cancel({ id })).rejects.toMatchObject({
      code: 'NOT_PENDING',
      data: { status: 'processing' },
    });
    expect(await bank.bank.staff.settle(id)).toEqual({ kind: 'not-pending' });
    expect(await bank.bank.staff.return(id, 'Too early')).toEqual({ kind: 'not-pending' });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('staff who name no transfer change nothing', async () => {
    const { bank } = await bankWithMember();
    const before = await dumpTables(bank.store);
    expect(await bank.bank.staff.settle(bank.newKey())).toEqual({ kind: 'not-pending' });
    expect(await bank.bank.staff.return(bank.newKey(), 'None')).toEqual({ kind: 'not-pending' });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('cancelled, settled and returned at once, ten times over: one of them happens, once', async () => {
    const { bank, client, id, statusOf } = await withPending();
    const { staff } = bank.bank;
    const results = await Promise.allSettled(
      Array.from({ length: 10 }).flatMap(() => [
        client.transfers.cancel({ id }),
        staff.settle(id),
        staff.return(id, 'Account closed'),
      ]),
    );
    const done = results.filter(
      (result) =>
        result.status === 'fulfilled' && ('id' in result.value || result.value.kind === 'done'),
    );
    expect(done).toHaveLength(1);
    const postings = await bank.store.db
      .selectFrom('posting')
      .select('id')
      .where('transfer_id', '=', id)
      .execute();
    expect(postings).toHaveLength(2);
    expect(await sumOf(bank, inFlight)).toBe(0);
    const back = (await statusOf(id)) === 'completed' ? 0 : 1_000_01;
    expect(await balancesOf(client)).toEqual({ checking: 3_999_99 + back, savings: 500_00 });
  });
});
