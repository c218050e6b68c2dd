import { isRefundable } from '#contract/transactions/filing-terms.ts';
import type { Transaction, TransactionFilter } from '#contract/transactions/transactions.ts';
import { Category, TransactionFilter as Filter } from '#contract/transactions/transactions.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentPage } from '../history/history-page.ts';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank, type Client, type TestBank } from '../testing/test-bank.ts';
import type { TestMember } from '../testing/test-member.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';
import { findTransactions } from './find-transactions.ts';
import { decideSpan } from './transaction-filter.ts';

const timeZone = 'America/New_York';
const hour = 60 * 60_000;

const descriptions = [
  'Harbor Coffee',
  'harbor  coffee & Tea',
  'Corner Grocery',
  '100%_off \\ Outlet',
  'Café Zürich',
  'ΟΔΟΣ',
  'TXN Ref 2026-03',
];

describeOnEveryStore('searching transactions', ({ open }) => {
  test('R-X3 a word is found where it stands, in whichever field, and nothing else is', async () => {
    const { bank, member, everything } = await livedBank();
    const filters = fc.record({
      search: fc.array(wordOf(everything), { maxLength: 3 }).map((words) => words.join(' ')),
      type: fc.constantFrom('all', 'all', 'credit', 'debit'),
      account: fc.constantFrom(undefined, undefined, 'checking', 'savings', 'nowhere'),
      category: fc.constantFrom(undefined, undefined, 'Groceries', 'Zelle', 'Wire'),
      status: fc.constantFrom(undefined, undefined, undefined, 'completed', 'cancelled'),
      from: fc.constantFrom(undefined, undefined, '2026-02-20', '2026-03-01'),
      range: fc.constant('all'),
    });
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.integer({ min: 1, max: 60 }),
        fc.record({
          phrasesAtOnce: fc.constantFrom(0, 2, 16),
          rowsInTurn: fc.constantFrom(0, 3, 1_000),
        }),
        async (chosen, limit, bounds) => {
          const filter = Filter.parse(chosen);
          const wanted = everything.filter((row) => isMeant(row, filter));
          expect(await allPages(bank, member, filter, limit, bounds)).toEqual(wanted);
        },
      ),
      { seed: 20_260_302, numRuns: 120 },
    );
  });

  test('R-X3 accents make no difference, neither in what is written nor in what is searched', async () => {
    const { client } = await livedBank();
    const found = async (search: string) =>
      (await client.transactions.search({ range: 'all', search })).transactions.map(({ id }) => id);
    const cafes = await found('Café');
    expect(cafes).not.toEqual([]);
    expect(await found('cafe zurich')).toEqual(cafes);
    expect(await found('CAFÉ ZÜRICH')).toEqual(cafes);
  });

  test('R-X3 an amount with a sign finds what went out or came in', async () => {
    const { client } = await livedBank();
    const found = async (search: string) =>
      (await client.transactions.search({ range: 'all', search })).transactions.map(
        ({ type, amount }) => [type, amount],
      );
    const out = await found('-1,234');
    expect(new Set(out.map(String))).toEqual(new Set(['debit,123456']));
    for (const same of ['\u22121,234.56', '-$1234.56', '$-1,234.5']) {
      expect(await found(same), same).toEqual(out);
    }
    expect(new Set((await found('+1,234')).map(String))).toEqual(new Set(['credit,123456']));
    expect(await found('+1,235')).toEqual([]);
  });

  test('R-X5 totals and spending are those of the rows, whatever is asked', async () => {
    const { client, everything } = await livedBank();
    const filters = fc.record(
      {
        search: fc.constantFrom('', '', 'coffee', 'txn-'),
        type: fc.constantFrom('all', 'credit', 'debit'),
        account: fc.constantFrom('checking', 'savings', 'nowhere'),
        category: fc.constantFrom(...Category.options),
        status: fc.constantFrom('completed', 'cancelled'),
        amountFrom: fc.constantFrom(0, 2_00),
        from: fc.constantFrom('2026-02-20', '2026-02-28', '2026-03-01'),
        to: fc.constantFrom('2026-03-01', '2026-03-02'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (chosen) => {
        const asked = { range: 'all', ...chosen } as const;
        const rows = everything.filter((row) => isMeant(row, Filter.parse(asked)));
        const sumOf = (type: Transaction['type'], some = rows) =>
          some
            .filter((row) => row.type === type && !isVoid(row))
            .reduce((sum, { amount }) => sum + amount, 0);
        const own = rows.filter(({ category }) => category === 'Internal Transfer');
        const [moneyIn, moneyOut] = [sumOf('credit'), sumOf('debit')];
        expect(await client.transactions.totals(asked)).toMatchObject({
          count: rows.length,
          moneyIn,
          moneyOut,
          net: moneyIn - moneyOut,
          betweenOwn: { moneyIn: sumOf('credit', own), moneyOut: sumOf('debit', own) },
        });

        const { categories, notSpent } = await client.transactions.spending(asked);
        const parts = [
          ...categories,
          ...notSpent.map(({ amount, ...part }) => ({ ...part, spent: amount })),
        ];
        // A refund is taken from its purpose's sum, unless only one direction is asked for.
        const counts = (row: Transaction) =>
          row.type === 'debit' || (chosen.type !== 'debit' && isRefundable(row.category));
        const signed = (some: readonly Transaction[]) =>
          some.reduce((sum, { type, amount }) => sum + (type === 'debit' ? amount : -amount), 0);
        const counted = rows.filter((row) => counts(row) && !isVoid(row));
        expect(parts.reduce((sum, { spent }) => sum + spent, 0)).toBe(signed(counted));
        for (const { category, spent, count } of parts) {
          const of = counted.filter((row) => row.category === category);
          expect(count).toBe(of.length);
          expect(spent).toBe(signed(of));
        }
      }),
      { seed: 20_260_302, numRuns: 60 },
    );
  });

  test('the sums and terms beside the history stay right through every change', async () => {
    const { bank } = await livedBank();
    const { checks } = await verifyBank(bank.store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test("R-X3 another member's rows are not found, however many have the word", async () => {
    const { bank, member } = await livedBank();
    const other = await bank.addMember({ accounts: { checking: 90_000_00 } });
    for (let index = 0; index < 20; index += 1) {
      await bank.addPayment(other, {
        type: 'debit',
        amount: 1,
        at: bank.clock.now(),
        description: 'Harbor Zeppelin',
      });
    }
    const zeppelins = Filter.parse({ search: 'zeppelin', range: 'all' });
    for (const phrasesAtOnce of [0, 16]) {
      const bounds = { phrasesAtOnce, rowsInTurn: 3 };
      expect(await allPages(bank, member, zeppelins, 50, bounds)).toEqual([]);
      expect(await allPages(bank, other, zeppelins, 7, bounds)).toHaveLength(20);
    }
  });

  /** A member with every event that changes a search: payments, transfers, notes. */
  async function livedBank() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions, timeZone });
    const member = await bank.addMember({ accounts: { checking: 90_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    for (let index = 0; index < 60; index += 1) {
      await bank.addPayment(member, {
        account: index % 7 === 0 ? 'savings' : 'checking',
        type: index % 7 === 0 || index % 4 === 0 ? 'credit' : 'debit',
        amount: [1, 99, 12_34, 1_234_56, 10_00][index % 5] ?? 1,
        at: bank.clock.now() - Math.floor(index / 2) * 9 * hour,
        category: Category.options[index % 9] ?? 'Groceries',
        description: descriptions[(index * 5) % descriptions.length] ?? '',
      });
    }
    await moveMoney(bank, client);
    await takeNotes(client);
    const { transactions: everything } = await client.transactions.search({
      range: 'all',
      limit: 1_000,
    });
    return { bank, member, client, everything };
  }
});

async function moveMoney(bank: TestBank, client: Client): Promise<void> {
  const send = async (transfer: Parameters<Client['transfers']['create']>[0]['transfer']) =>
    await client.transfers.create({ intentKey: bank.newKey(), transfer });
  await send(internal(1_01));
  const cancelled = await send(zelle(2_000_00));
  const failed = await send(zelle(3_000_00));
  await bank.clock.advance(5_000);
  await client.transfers.cancel({ id: cancelled.id });
  await bank.bank.staff.return(failed.id, 'The account is closed');
  await send(zelle(2_01));
}

async function takeNotes(client: Client): Promise<void> {
  const { transactions } = await client.transactions.search({ range: 'all', limit: 1_000 });
  const noted = [transactions[3], transactions[40], transactions.at(-1)];
  for (const [place, row] of noted.entries()) {
    if (row === undefined) throw new Error('The history is too short');
    const tags = [`Trip ${place}`, 'Zürich'];
    await client.transactions.annotate({ id: row.id, note: `With Kim, 12.34`, tags });
  }
}

/** All results, page by page. */
async function allPages(
  { store, clock }: TestBank,
  { membershipId }: TestMember,
  filter: TransactionFilter,
  limit: number,
  bounds: { readonly phrasesAtOnce: number; readonly rowsInTurn: number },
): Promise<Transaction[]> {
  const decision = decideSpan(filter, clock.now(), timeZone);
  if (decision.kind === 'backwards') throw new Error('The filter is backwards');
  const { span } = decision;
  const found: Transaction[] = [];
  let cursor: string | undefined;
  do {
    const request = { cursor, limit };
    const page = presentPage(
      await findTransactions(store, { membershipId, filter, span, request }, bounds),
      timeZone,
    );
    found.push(...page.transactions);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return found;
}

/** Words and parts of words of all lengths from the rows, and some others. */
function wordOf(rows: readonly Transaction[]): fc.Arbitrary<string> {
  const texts = [...new Set(rows.flatMap((row) => fieldsOf(row)))];
  const part = fc
    .tuple(fc.constantFrom(...texts), fc.nat(30), fc.integer({ min: 1, max: 8 }))
    .map(([text, start, length]) => text.slice(start % text.length).slice(0, length));
  return fc.oneof(
    { arbitrary: part, weight: 4 },
    fc.constantFrom(
      'quicksilver',
      '%',
      '_',
      '\\',
      '$1,234.56',
      '.',
      '-',
      'TXN',
      'é',
      'CAFE',
      'Kim',
      '99',
      '-1,234',
      '+12.3',
      '\u2212$10.00',
    ),
    fc.string({ maxLength: 3 }).map((text) => text.replaceAll('\0', '')),
  );
}

/** The searched fields, as the row is shown. */
function fieldsOf(row: Transaction): string[] {
  const dollars = (row.amount / 100).toFixed(2);
  return [
    row.description,
    row.label,
    row.reference ?? '-',
    row.category,
    row.accountName,
    row.date,
    `$${dollars}`,
    `$${Number(dollars).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    ...(row.note === undefined ? [] : [row.note]),
    ...(row.tags ?? []),
  ];
}

function isMeant(row: Transaction, filter: TransactionFilter): boolean {
  const { search, type, account, category, status, amountFrom, from, to } = filter;
  const fields = fieldsOf(row).map(withoutAccents);
  return (
    withoutAccents(search)
      .split(/\s+/)
      .every((word) => fields.some((field) => field.includes(word)) || isSignedAmount(row, word)) &&
    (type === 'all' || row.type === type) &&
    (account === undefined || row.account === account) &&
    (category === undefined || row.category === category) &&
    (status === undefined || row.status === status) &&
    (amountFrom === undefined || row.amount >= amountFrom) &&
    (from === undefined || row.date >= from) &&
    (to === undefined || row.date <= to)
  );
}

function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .normalize('NFC');
}

/** Whether the word begins to write the amount of the row with its sign, up to the cents. */
function isSignedAmount({ type, amount }: Transaction, word: string): boolean {
  const plain = word.replaceAll(/[$,]/g, '').replace('\u2212', '-');
  const written = `${type === 'credit' ? '+' : '-'}${(amount / 100).toFixed(2)}`;
  const [dollars = ''] = written.split('.');
  return /^[-+]\d/.test(plain) && written.startsWith(plain) && plain.length >= dollars.length;
}

function isVoid({ status }: Transaction): boolean {
  return status === 'failed' || status === 'cancelled';
}
