import { cents } from '#contract/money/cents.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { post } from '../ledger/post.ts';
import type { Policy } from '../policy.ts';
import { recordTransactions, type NewTransaction } from '../history/record-transaction.ts';
import type { Tables } from '../tables.ts';
import { readCsv } from '../testing/read-csv.ts';
import { type Client, longSessions, openTestBank, type TestBank } from '../testing/test-bank.ts';
import { accountOf, type TestMember } from '../testing/test-member.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';
import { csvColumns, csvWords } from './csv-words.ts';
import { wholeFiles } from '../testing/whole-files.ts';

const day = 24 * 60 * 60_000;

const { headings: csvHeadings } = csvWords.en;

describeOnEveryStore('the export of transactions', ({ open }) => {
  async function bankWithMember(policy: Partial<Policy> = {}) {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...longSessions, ...policy },
    });
    const member = await bank.addMember({ accounts: { checking: 90_000_00, savings: 50_000_00 } });
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('R-X4 a row holds what the history shows, with the balance after it', async () => {
    const { bank, member, client } = await bankWithMember();
    const { id } = await bank.addPayment(member, {
      type: 'debit',
      amount: 10_05,
      at: Date.parse('2026-03-01T17:05:00Z'),
      description: '=cmd("x"), café',
    });
    const { csv, rows } = await wholeFiles(client).exportCsv({});
    expect(rows).toBe(1);
    expect(readCsv(csv)).toEqual([
      csvColumns.map((column) => csvHeadings[column]),
      [
        '2026-03-01',
        '12:05 PM',
        `'=cmd("x"), café`,
        'Groceries',
        // Of two accounts of one product a member knows each by its last digits.
        expect.stringMatching(/^Checking ••••\d{4}$/),
        'debit',
        '-10.05',
        'completed',
        '',
        'TXN-700000',
        id,
        '89989.95',
        '',
        '',
        '2026-03-01',
        '',
        '',
        '',
      ],
    ]);
  });

  test('R-X4 of nothing there are the headings', async () => {
    const { client } = await bankWithMember();
    const { csv, rows } = await wholeFiles(client).exportCsv({ search: 'nothing' });
    expect(rows).toBe(0);
    expect(readCsv(csv)).toEqual([csvColumns.map((column) => csvHeadings[column])]);
  });

  test('R-X4 a file longer than a page of the history is whole', async () => {
    const { bank, member, client } = await bankWithMember();
    await addMany(bank, member, 2_100);
    const { csv, rows } = await wholeFiles(client).exportCsv({});
    expect(rows).toBe(2_100);
    expect(new Set(readRows(csv).map((row) => row['Transaction ID'])).size).toBe(2_100);
  });

  test('R-X4 more rows than one file holds are refused, with both numbers', async () => {
    const { bank, member, client } = await bankWithMember({ exportedRowsMax: 3 });
    const pay = { type: 'debit', amount: 1, at: bank.clock.now() } as const;
    for (let count = 0; count < 3; count += 1) await bank.addPayment(member, pay);
    expect((await wholeFiles(client).exportCsv({})).rows).toBe(3);
    await bank.addPayment(member, { ...pay, type: 'credit' });
    await expect(wholeFiles(client).exportCsv({})).rejects.toMatchObject({
      code: 'TOO_MANY_ROWS',
      data: { limit: 3, rows: 4 },
    });
    expect((await wholeFiles(client).exportCsv({ type: 'debit' })).rows).toBe(3);
  });

  test('R-X4 whatever is filtered: the file holds exactly the rows of the history, and adds up to its net', async () => {
    const { bank, member, client } = await bankWithMember();
    const stranger = await bank.addMember();
    const now = bank.clock.now();
    for (let index = 0; index < 40; index += 1) {
      await bank.addPayment(index % 7 === 3 ? stranger : member, {
        account: index % 3 === 0 ? 'savings' : 'checking',
        type: index % 4 === 0 ? 'credit' : 'debit',
        amount: ((index * 7_919) % 900) * 10 + 5,
        at: now - Math.floor(index / 2) * 3 * day,
        description: ['Corner Grocery', '-2 "quoted", twice', 'two\r\nlines'][index % 3] ?? '',
        category: index % 2 === 0 ? 'Groceries' : 'Income',
      });
    }
    const held = await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: zelle(2_000_00),
    });
    await bank.clock.advance(5_000);
    await client.transfers.cancel({ id: held.id });
    const back = await bank.store.db
      .selectFrom('posting')
      .select('id')
      .where('kind', '=', 'transfer-returned')
      .executeTakeFirstOrThrow();

    const filters = fc.record(
      {
        type: fc.constantFrom('all', 'credit', 'debit'),
        range: fc.constantFrom('30days', '90days', 'all'),
        from: fc.constantFrom('2026-01-05', '2026-02-01'),
        to: fc.constantFrom('2026-02-01', '2026-03-02'),
        account: fc.constantFrom('checking', 'savings'),
        category: fc.constantFrom('Groceries', 'Zelle'),
        status: fc.constantFrom('completed', 'cancelled'),
        amountFrom: fc.constantFrom(0, 50_05),
        amountTo: fc.constantFrom(50_05, 2_000_00),
        search: fc.constantFrom('', 'corner', 'lines'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const { transactions } = await client.transactions.search({ ...filter, limit: 200 });
        const { csv, rows } = await wholeFiles(client).exportCsv(filter);
        const exported = readRows(csv);
        expect(rows).toBe(exported.length);
        // The history shows a cancelled transaction as a single row; the money back is not in it.
        const shown = exported.filter((row) => row['Transaction ID'] !== back.id);
        expect(shown).toHaveLength(transactions.length);
        expect(new Set(shown.map((row) => row['Transaction ID']))).toEqual(
          new Set(transactions.map(({ id }) => id)),
        );
        const totals = await client.transactions.totals(filter);
        const moved = exported.filter(({ Status: status }) => status !== 'cancelled');
        expect(moved.reduce((sum, { Amount: amount = '' }) => sum + centsOf(amount), 0)).toBe(
          totals.net,
        );
      }),
      { seed: 20_260_302, numRuns: 30 },
    );
  });

  test('R-X4 as OFX only what is booked, by account, each under a key that stays the same', async () => {
    const { bank, member, client } = await bankWithMember();
    const send = async (transfer: Parameters<Client['transfers']['create']>[0]['transfer']) =>
      await client.transfers.create({ intentKey: bank.newKey(), transfer });
    const sent = await send(internal(25_00));
    const cancelled = await send(zelle(2_000_00));
    await send(zelle(3_000_00));
    await bank.clock.advance(5_000);
    await client.transfers.cancel({ id: cancelled.id });
    await bank.addPayment(member, { type: 'debit', amount: 10_05, at: bank.clock.now() });

    const { ofx, rows } = await wholeFiles(client).exportOfx({});
    expect(rows).toBe(5);
    const statements = ofx.split('<STMTTRNRS>').slice(1);
    expect(statements.map((one) => fieldsOf(one, 'ACCTTYPE'))).toEqual([['CHECKING'], ['SAVINGS']]);
    expect(statements.map((one) => fieldsOf(one, 'TRNAMT'))).toEqual([
      ['2000.00', '-10.05', '-2000.00', '-25.00'],
      ['25.00'],
    ]);
    // The pending 3,000.00 cannot be spent, but is not completed either.
    expect(statements.map((one) => fieldsOf(one, 'BALAMT'))).toEqual([
      ['89964.95', '86964.95'],
      ['50025.00', '50025.00'],
    ]);
    // All were made in the same millisecond, of which a reference is made.
    expect(fieldsOf(ofx, 'REFNUM')).toEqual(Array(4).fill(sent.reference));

    const keys = fieldsOf(ofx, 'FITID');
    expect(new Set(keys).size).toBe(5);
    await bank.clock.advance(60_000);
    const later = await wholeFiles(client).exportOfx({ account: 'savings' });
    expect(fieldsOf(later.ofx, 'FITID')).toEqual([keys[4]]);
    expect(fieldsOf(later.ofx, 'ACCTID')).toEqual([fieldsOf(ofx, 'ACCTID')[1]]);
  });

  test('R-X4 what is booked adds up to the ledger balance, whatever was sent and came back', async () => {
    const { bank, client } = await bankWithMember();
    for (const amount of [5_00, 1_500_00, 2_500_00]) {
      const transfer = zelle(amount);
      const { id } = await client.transfers.create({ intentKey: bank.newKey(), transfer });
      await bank.clock.advance(5_000);
      if (amount === 1_500_00) await bank.bank.staff.return(id, 'Account closed');
    }
    const { ofx } = await wholeFiles(client).exportOfx({ range: 'all', account: 'checking' });
    const sum = fieldsOf(ofx, 'TRNAMT').reduce((total, amount) => total + centsOf(amount), 0);
    expect(fieldsOf(ofx, 'BALAMT').map(centsOf)).toEqual([sum, sum - 2_500_00]);
  });
});

/** So many payments of a cent, all in the same millisecond. */
async function addMany(bank: TestBank, member: TestMember, count: number): Promise<void> {
  const { newId, store, timeZone } = bank.dependencies;
  const account = accountOf(member, 'checking');
  const payments = Array.from({ length: count }, (): NewTransaction => ({
    id: newId(),
    membershipId: member.membershipId,
    account,
    postingId: newId(),
    type: 'credit',
    description: 'Cent',
    amount: cents(1),
    at: bank.clock.now(),
    status: 'completed',
    category: 'Income',
    label: 'TXN-000000',
    reference: null,
    transferId: null,
  }));
  await store.transact(async (scope) => {
    await post(
      scope,
      payments.map(({ postingId, at }) => ({
        head: { id: postingId, kind: 'payment-in', at, transferId: null, reverses: null },
        legs: [
          { account: account.id, amount: cents(1) },
          { account: clearing('card'), amount: cents(-1) },
        ],
      })),
    );
    await recordTransactions(scope, payments, timeZone);
  });
}

function fieldsOf(ofx: string, name: string): string[] {
  return [...ofx.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );
}

function readRows(csv: string): Record<string, string>[] {
  const [headings = [], ...rows] = readCsv(csv);
  return rows.map((row) =>
    Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])),
  );
}

function centsOf(amount: string): number {
  expect(amount).toMatch(/^-?\d+\.\d{2}$/);
  return Number(amount.replace('.', ''));
}
