import { cents, type Cents } from '#contract/cents.ts';
import type { ExportLanguage } from '#contract/transaction-exports.ts';
import type { EpochMs, LocalDate } from '#contract/time.ts';
import type { Category, TransactionFilter } from '#contract/transactions.ts';
import { bookedBalances, type Movement, readMovements } from '../booked-movements.ts';
import { addDays, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankStore } from '../ports.ts';
import { type CamtEntry, camtFile, type CamtMovement } from './camt053.ts';
import { csvHeader, csvRow } from './csv.ts';
import { ofxFile, type OfxTransaction } from './ofx.ts';
import { areMeant, meansAll, type Span } from './transaction-filter.ts';
import { findFirstMoment, findMemberName, listExportedAccounts } from './transaction-records.ts';

/** What is to be exported, of whom, and when. */
export interface Export {
  readonly store: BankStore;
  readonly memberId: string;
  readonly filter: TransactionFilter;
  readonly span: Span;
  readonly now: EpochMs;
  readonly timeZone: string;
}

/** The filtered movements of the member, newest first, as CSV. */
export async function exportCsv(
  wanted: Export,
  language: ExportLanguage,
): Promise<{ csv: string; rows: number }> {
  const { timeZone } = wanted;
  const accounts = new Map((await accountsOf(wanted)).map((account) => [account.id, account]));
  const balances = isPartial(wanted.filter) ? null : await balancesAtEnd(wanted);
  const lines = [csvHeader(language)];
  for await (const page of movementsOf(wanted, 'newest-first')) {
    for (const movement of page) {
      const { id, accountId, amount, madeAt, bookedAt, line } = movement;
      const { description, category, status, label, reference, memo, note, tags } = line;
      const balanceAfter = bookedAt === null ? null : (balances?.get(accountId) ?? null);
      if (balanceAfter !== null) balances?.set(accountId, cents(balanceAfter - amount));
      const row = {
        id,
        ...localMoment(bookedAt ?? madeAt, timeZone),
        valueDate: localMoment(madeAt, timeZone).date,
        accountName: accounts.get(accountId)?.name ?? '',
        type: amount > 0 ? ('credit' as const) : ('debit' as const),
        amount,
        isPending: bookedAt === null,
        balanceAfter,
        description,
        category: category as Category,
        status,
        label,
        reference,
        memo: memo ?? '',
        note: note ?? '',
        tags: tags === null ? [] : (JSON.parse(tags) as string[]),
      };
      lines.push(csvRow(row, language));
    }
  }
  return { csv: lines.join(''), rows: lines.length - 1 };
}

/** Those of them that are booked, as OFX. */
export async function exportOfx(wanted: Export): Promise<{ ofx: string; rows: number }> {
  const { now, timeZone } = wanted;
  const { byAccount, rows } = await bookedByAccount(wanted, 'newest-first', ofxTransaction);
  const { from, to, endsNow } = await endsOf(wanted);
  const balances = await balancesAtEnd(wanted);
  const statements = (await accountsOf(wanted)).map(({ id, handle, number, type, available }) => ({
    accountId: accountIdOf(handle, number),
    accountType: type === 'savings' ? ('SAVINGS' as const) : ('CHECKING' as const),
    ledgerBalance: balances.get(id) ?? cents(0),
    available: endsNow ? available : null,
    transactions: byAccount.get(id) ?? [],
  }));
  return { ofx: ofxFile(statements, { from, to, now, timeZone }), rows };
}

function ofxTransaction(movement: Movement, bookedAt: EpochMs): OfxTransaction {
  const { id, amount, madeAt, line } = movement;
  const { description, reference, memo } = line;
  return { id, at: bookedAt, madeAt, amount, description, reference, memo: memo ?? '' };
}

/** What a message of camt.053 says besides the movements. */
export interface CamtHead {
  readonly id: string;
  readonly servicer: string;
}

/**
 * Those of them that are booked, as camt.053: the opening balance of a statement and all that was booked in the span add
 * up to its closing balance. Undefined where the filter names no account of the member.
 */
export async function exportCamt(
  wanted: Export,
  { id, servicer }: CamtHead,
): Promise<{ camt: string; rows: number } | undefined> {
  const { store, memberId, filter, now, timeZone } = wanted;
  const accounts = await accountsOf(wanted);
  if (accounts.length === 0) return undefined;
  const { byAccount, rows } = await bookedByAccount(wanted, 'oldest-first', (movement, bookedAt) =>
    camtEntry(movement, bookedAt, timeZone),
  );
  const { from, to, endsNow } = await endsOf(wanted);
  const opening = await balancesAtStart(wanted);
  const closing = await balancesAtEnd(wanted);
  const partial = isPartial(filter);
  const statements = accounts.map((account) => {
    const entries = byAccount.get(account.id) ?? [];
    const opened = opening.get(account.id) ?? cents(0);
    // Of what is listed whole, the entries themselves are the sum, whatever is booked meanwhile.
    const moved = entries.reduce((sum, { amount }) => sum + amount, 0);
    return {
      accountId: accountIdOf(account.handle, account.number),
      accountName: account.name,
      type: account.type === 'savings' ? ('savings' as const) : ('checking' as const),
      opening: opened,
      closing: partial ? (closing.get(account.id) ?? cents(0)) : cents(opened + moved),
      available: endsNow ? account.available : null,
      entries,
    };
  });
  const message = {
    id: id.replaceAll('-', ''),
    now,
    servicer,
    owner: await findMemberName(store.db, memberId),
    from,
    to,
    firstDay: localMoment(from, timeZone).date,
    // The span ends with the first moment of the next day.
    lastDay: localMoment((endsNow ? now : to - 1) as EpochMs, timeZone).date,
    partial,
  };
  return { camt: camtFile(message, statements), rows };
}

function camtEntry(movement: Movement, bookedAt: EpochMs, timeZone: string): CamtEntry {
  const { id, amount, madeAt, isReturn, line } = movement;
  const { description, category, reference, memo } = line;
  return {
    id,
    date: localMoment(bookedAt, timeZone).date,
    valueDate: localMoment(madeAt, timeZone).date,
    amount,
    description,
    memo: memo ?? '',
    category,
    reference,
    isReturn,
    movement: movementOf(movement),
  };
}

function movementOf({ line: { transfer_id: transferId, category } }: Movement): CamtMovement {
  if (transferId === null) return 'other';
  return category === 'Internal Transfer' ? 'own' : 'transfer';
}

/** Whether the filter leaves out movements of an account: then those that are there do not add up to its balances. */
function isPartial({ account: _whole, ...filter }: TransactionFilter): boolean {
  return !meansAll(filter);
}

/** The member's own name for the account and its last digits: at most 22 characters (OFX), the same in every file. */
function accountIdOf(handle: string, number: string): string {
  return `${handle.slice(0, 17)}-${number.slice(-4)}`;
}

async function accountsOf({ store, memberId, filter }: Export) {
  const accounts = await listExportedAccounts(store.db, memberId);
  return accounts.filter(({ handle }) => filter.account === undefined || filter.account === handle);
}

/** Where the file begins and ends; without a day of its own it begins with the first line of the history. */
async function endsOf({ store, memberId, span, now }: Export) {
  const from = span.from ?? (await findFirstMoment(store.db, memberId)) ?? now;
  const { before } = span;
  return before === null || before > now
    ? { from, to: now, endsNow: true }
    : { from, to: before, endsNow: false };
}

async function balancesAtStart(wanted: Export): Promise<Map<string, Cents>> {
  const { store, memberId, span } = wanted;
  const { first } = span.days;
  if (first === null || span.from === null) return new Map();
  return await bookedBalances(store.db, memberId, {
    firstDay: first as LocalDate,
    from: span.from,
  });
}

/** Of accounts that had no movement yet it is nothing, and stands there too. */
async function balancesAtEnd(wanted: Export): Promise<Map<string, Cents>> {
  const { store, memberId, span, timeZone } = wanted;
  const { last } = span.days;
  const { endsNow } = await endsOf(wanted);
  const firstDay = endsNow || last === null ? null : addDays(last as LocalDate, 1);
  const balances = await bookedBalances(
    store.db,
    memberId,
    firstDay === null ? 'now' : { firstDay, from: startOfDay(firstDay, timeZone) },
  );
  const accounts = await listExportedAccounts(store.db, memberId);
  return new Map(accounts.map(({ id }) => [id, balances.get(id) ?? cents(0)]));
}

/** Of the filtered movements those that are booked. */
async function bookedByAccount<Entry>(
  wanted: Export,
  order: 'oldest-first' | 'newest-first',
  entryOf: (movement: Movement, bookedAt: EpochMs) => Entry,
) {
  const byAccount = new Map<string, Entry[]>();
  let rows = 0;
  for await (const page of movementsOf(wanted, order)) {
    for (const movement of page) {
      if (movement.bookedAt === null) continue;
      const own = byAccount.get(movement.accountId) ?? [];
      own.push(entryOf(movement, movement.bookedAt));
      byAccount.set(movement.accountId, own);
      rows += 1;
    }
  }
  return { byAccount, rows };
}

/** The movements that the filter means: of its time by when they were booked. */
function movementsOf(
  { store, memberId, filter, span }: Export,
  order: 'oldest-first' | 'newest-first',
) {
  const always: Span = { days: { first: null, last: null }, from: null, before: null };
  return readMovements(store, {
    memberId,
    from: span.from,
    before: span.before,
    order,
    keep: meansAll(filter)
      ? undefined
      : (of) => {
          // What comes back goes the other way than the line that it takes back.
          const type = of === 'lines' ? filter.type : otherWay[filter.type];
          return areMeant(memberId, { ...filter, type }, always);
        },
  });
}

const otherWay = { all: 'all', credit: 'debit', debit: 'credit' } as const;
