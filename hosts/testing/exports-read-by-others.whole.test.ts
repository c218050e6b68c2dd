import { open as openNodeSqlite } from '#stores/node-sqlite/open.ts';
import type { LocalDate } from '#contract/time/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, localMoment } from '#bank/calendar/local-time.ts';
import { addSampleMember } from '#bank/sample/add-sample-member.ts';
import { sample } from '#bank/sample/sample-member.ts';
import type { Tables } from '#bank/tables.ts';
import { readCsv } from '#bank/testing/read-csv.ts';
import {
  checkWithHledger,
  checkWithXmllint,
  hasExportReaders,
  readWithLibofx,
} from './read-exports.ts';
import { performSlowly, slowHistories } from '#bank/testing/slow-histories.ts';
import { type Client, longSessions, openTestBank } from '#bank/testing/test-bank.ts';
import { wholeFiles } from '#bank/testing/whole-files.ts';
import { TestCaller } from '#bank/testing/test-caller.ts';
import { decimal } from '#bank/transactions/export-facts.ts';

const zone = 'America/New_York';

test.skipIf(!hasExportReaders)(
  'R-X4 hledger, libofx and xmllint agree with all that the sample member exports, month by month and at once',
  async () => {
    const store = await openNodeSqlite<Tables>({ path: ':memory:' });
    const bank = await openTestBank(store, { policy: longSessions, start: '2026-11-21T15:00:00Z' });
    await addSampleMember(bank.dependencies);
    const client = bank.clientFor(new TestCaller(await bank.bank.openSessionFor(sample.username)));
    const months = monthsBetween('2024-11-01' as LocalDate, '2026-11-21' as LocalDate);
    for (const account of ['checking', 'savings'])
      expect(await compare(client, account, months, 2)).toBeGreaterThan(0);
    await store.close();
  },
  120_000,
);

test.skipIf(!hasExportReaders)(
  'R-X4 they agree with whatever was under way for days and came back',
  async () => {
    const store = await openNodeSqlite<Tables>({ path: ':memory:' });
    const bank = await openTestBank(store, { policy: longSessions, start: '2026-01-02T15:00:00Z' });
    await fc.assert(
      fc.asyncProperty(slowHistories, async (actions) => {
        const member = await bank.addMember({
          accounts: { checking: 90_000_00, savings: 5_000_00 },
        });
        const client = await bank.clientOf(member);
        const first = `${localMoment(bank.clock.now(), zone).date.slice(0, 7)}-01` as LocalDate;
        await performSlowly(bank, member, client, actions);
        const months = monthsBetween(first, localMoment(bank.clock.now(), zone).date);
        expect(await compare(client, 'checking', months, 6)).toBeGreaterThan(0);
      }),
      { seed: 20_261_031, numRuns: 3, endOnFailure: true },
    );
    await store.close();
  },
  120_000,
);

/**
 * The files of each month of an account, beside the file of all months together. The programs, which take long to start,
 * read every so many-th month and the whole. Returns the number of movements.
 */
async function compare(
  client: Client,
  account: string,
  months: readonly { readonly from: LocalDate; readonly to: LocalDate }[],
  every: number,
): Promise<number> {
  const { exportCsv, exportCamt, exportOfx, exportQif } = wholeFiles(client);
  const span = { from: months[0]?.from, to: months.at(-1)?.to, account };
  const whole = movementsOf((await exportCsv(span)).csv);
  const parts: Row[] = [];
  let closing: number | undefined;
  for (const [place, month] of months.entries()) {
    const asked = { ...month, account };
    const { csv } = await exportCsv(asked);
    const booked = movementsOf(csv);
    const { camt } = await exportCamt(asked);
    const [opened = 0, closed = 0] = balancesOf(camt);
    expect(closing ?? opened, month.from).toBe(opened);
    closing = closed;
    expect(opened + sumOf(booked), month.from).toBe(closed);
    parts.unshift(...booked);
    if (place % every !== 0) continue;
    expect(checkWithHledger(csv, decimal(opened)), month.from).toBe('');
    expect(checkWithXmllint(camt), month.from).toBe('');
    const read = readWithLibofx((await exportOfx(asked)).ofx);
    expect(sortedBy(read.keys), month.from).toEqual(sortedBy(booked.map(({ id }) => id)));
    expect(read.amounts.reduce((sum, amount) => sum + amount, 0)).toBe(sumOf(booked));
  }
  expect(parts).toEqual(whole);
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  const { camt } = await exportCamt(span);
  expect(checkWithXmllint(camt)).toBe('');
  const [opened = 0, closed] = balancesOf(camt);
  expect(closed).toBe(closing);
  expect(checkWithHledger((await exportCsv(span)).csv, decimal(opened))).toBe('');
  const listed = qifRows((await exportQif(span)).qif);
  expect(listed).toEqual(parts.toReversed().map(({ day, amount }) => ({ day, amount })));
  const read = readWithLibofx((await exportOfx(span)).ofx);
  expect(sortedBy(read.keys)).toEqual(sortedBy(parts.map(({ id }) => id)));
  return parts.length;
}

interface Row {
  readonly day: string;
  readonly id: string;
  readonly amount: number;
  readonly balance: string;
}

/** The booked lines. */
function movementsOf(csv: string): Row[] {
  const [, ...rows] = readCsv(csv);
  return rows
    .filter((row) => row[6] !== '')
    .map((row) => ({
      day: row[0] ?? '',
      id: row[10] ?? '',
      amount: centsOf(row[6] ?? ''),
      balance: row[11] ?? '',
    }));
}

function qifRows(qif: string): Pick<Row, 'day' | 'amount'>[] {
  return [...qif.matchAll(/^D(\d\d)\/(\d\d)\/(\d{4})\r\nT(.+)\r$/gm)].map(
    ([, month, day, year, amount = '']) => ({
      day: `${year}-${month}-${day}`,
      amount: centsOf(amount),
    }),
  );
}

/** The opening and the closing balance. */
function balancesOf(camt: string): number[] {
  return [...camt.matchAll(/<Bal>.*?<Amt Ccy="USD">(.*?)<.*?<CdtDbtInd>(.*?)</g)].map(
    ([, amount = '', way]) => centsOf(amount) * (way === 'DBIT' ? -1 : 1),
  );
}

function sumOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function sortedBy(keys: readonly string[]): string[] {
  return keys.toSorted((one, other) => (one < other ? -1 : 1));
}

function monthsBetween(first: LocalDate, last: LocalDate) {
  const months: { from: LocalDate; to: LocalDate }[] = [];
  for (let from = first; from <= last; from = addMonths(from, 1)) {
    months.push({ from, to: addDays(addMonths(from, 1), -1) });
  }
  return months;
}
