import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { TransactionFilter } from '#contract/transactions/transactions.ts';
import { type Movement, readMovements } from '../history/booked-movements.ts';
import type { BankStore } from '../ports.ts';
import { areMeant, meansAll, type Span } from './transaction-filter.ts';

/** The subject, the member and the time of an export. */
export interface Export {
  readonly store: Pick<BankStore, 'db' | 'yieldToOthers'>;
  readonly membershipId: string;
  readonly filter: TransactionFilter;
  readonly span: Span;
  /** The file holds what was booked by then, and nothing later. */
  readonly now: EpochMs;
  readonly timeZone: string;
  /** So many lines are looked at in one statement; for tests. */
  readonly linesPerPage?: number | undefined;
}

/** The booked movements of an account, added up for each direction, without sign and in cents. */
export interface SumsOfAccount {
  readonly credits: { readonly count: number; readonly sum: number };
  readonly debits: { readonly count: number; readonly sum: number };
}

/** The facts of a file that are known before it is written. */
export interface ExportSums {
  readonly booked: number;
  readonly pending: number;
  /** Of the accounts in which anything is booked. */
  readonly byAccount: ReadonlyMap<string, SumsOfAccount>;
  /** The keys of the movements that are so recent that others of that time may not have been committed yet. */
  readonly recent: ReadonlySet<string>;
}

/** A row is committed at most so much later than it is made. */
const committedAfterMs = 60_000;

/**
 * Reads the movements once, page by page, to add them up: heads of files name sums, and no file is held in memory until
 * they are known.
 */
export async function sumExport(wanted: Export): Promise<ExportSums> {
  const byAccount = new Map<string, SumsOfAccount>();
  const recent = new Set<string>();
  let [booked, pending] = [0, 0];
  for await (const page of movementsOf(wanted, 'newest-first')) {
    for (const movement of page) {
      if (isRecent(movement, wanted)) recent.add(movement.id);
      if (movement.bookedAt === null) {
        pending += 1;
      } else {
        booked += 1;
        byAccount.set(
          movement.accountId,
          withMovement(byAccount.get(movement.accountId), movement),
        );
      }
    }
  }
  return { booked, pending, byAccount, recent };
}

function withMovement(
  { credits, debits }: SumsOfAccount = {
    credits: { count: 0, sum: 0 },
    debits: { count: 0, sum: 0 },
  },
  { amount }: Movement,
): SumsOfAccount {
  return amount > 0
    ? { credits: { count: credits.count + 1, sum: credits.sum + amount }, debits }
    : { credits, debits: { count: debits.count + 1, sum: debits.sum - amount } };
}

/**
 * Reads the added-up movements again, page by page, of one account or of all. Throws where they are not the same: after a
 * note with a searched word has been rewritten, say.
 */
export async function* readAgain(
  wanted: Export,
  sums: ExportSums,
  order: 'oldest-first' | 'newest-first',
  account?: { readonly id: string; readonly handle: string },
): AsyncGenerator<readonly Movement[]> {
  const counted = account === undefined ? sums.booked : bookedIn(sums, account.id);
  let found = 0;
  if (account === undefined || counted > 0) {
    const filter =
      account === undefined
        ? wanted.filter
        : { ...wanted.filter, account: account.handle as AccountId };
    for await (const page of movementsOf({ ...wanted, filter }, order)) {
      const known = page.filter(
        (movement) => !isRecent(movement, wanted) || sums.recent.has(movement.id),
      );
      found += known.filter(({ bookedAt }) => bookedAt !== null).length;
      if (known.length > 0) yield known;
    }
  }
  if (found !== counted) {
    throw new Error(`The file was to hold ${counted} booked movements, and ${found} were found`);
  }
}

function bookedIn({ byAccount }: ExportSums, accountId: string): number {
  const sums = byAccount.get(accountId);
  return sums === undefined ? 0 : sums.credits.count + sums.debits.count;
}

function isRecent({ bookedAt, madeAt }: Movement, { now }: Export): boolean {
  return (bookedAt ?? madeAt) > now - committedAfterMs;
}

/** The movements of the filter: its time counts by their booking. */
function movementsOf(
  { store, membershipId, filter, span, now, linesPerPage }: Export,
  order: 'oldest-first' | 'newest-first',
): AsyncGenerator<readonly Movement[]> {
  const always: Span = { days: { first: null, last: null }, from: null, before: null };
  const afterNow = (now + 1) as EpochMs;
  return readMovements(store, {
    membershipId,
    from: span.from,
    before: span.before === null || span.before > afterNow ? afterNow : span.before,
    order,
    asOf: now,
    linesPerPage,
    keep: meansAll(filter)
      ? undefined
      : (of) => {
          // A reversal goes the other way than the line that it takes back.
          const type = of === 'lines' ? filter.type : otherWay[filter.type];
          return areMeant(membershipId, { ...filter, type }, always);
        },
  });
}

const otherWay = { all: 'all', credit: 'debit', debit: 'credit' } as const;
