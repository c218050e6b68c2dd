import { cents, type Cents } from '#contract/money/cents.ts';
import { ownNameIn, type WordingLanguage } from '#contract/transactions/transaction-wording.ts';
import type { TransactionFilter } from '#contract/transactions/transactions.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, localMoment, startOfDay } from '../calendar/local-time.ts';
import { maskNumber } from '../formats/labels.ts';
import { bookedBalances, type Movement } from '../history/booked-movements.ts';
import { firstMoment } from '../history/daily-sums.ts';
import type { Export, SumsOfAccount } from './export-reading.ts';
import { meansAll } from './transaction-filter.ts';
import { listExportedAccounts } from './transaction-records.ts';

/** The sums of an account without movements. */
export const nothing: SumsOfAccount = {
  credits: { count: 0, sum: 0 },
  debits: { count: 0, sum: 0 },
};

/** In which what the bank itself wrote is said. */
export function languageOf({ filter }: Export): WordingLanguage {
  return filter.language ?? 'en';
}

/** Whether the member has an account that the filter means. */
export async function meansAnAccount(wanted: Export): Promise<boolean> {
  return (await accountsOf(wanted)).length > 0;
}

/** Whether the filter leaves out movements of an account: then those that are there do not add up to its balances. */
export function isPartial({ account: _whole, ...filter }: TransactionFilter): boolean {
  return !meansAll(filter);
}

/** Its name and its last digits: of one product a member may have several. */
export function accountNameOf(
  account: { readonly name: string; readonly number: string } | undefined,
  language: WordingLanguage,
): string {
  return account ? `${ownNameIn(account.name, language)} ${maskNumber(account.number)}` : '';
}

/** The member's own name for the account and its last digits: at most 22 characters (OFX), the same in every file. */
export function accountIdOf(handle: string, number: string): string {
  return `${handle.slice(0, 17)}-${number.slice(-4)}`;
}

export async function accountsOf({ store, membershipId, filter }: Export) {
  const accounts = await listExportedAccounts(store.db, membershipId);
  return accounts.filter(({ handle }) => filter.account === undefined || filter.account === handle);
}

/** Where the file begins and ends; without a day of its own it begins with the first line of the history. */
export async function endsOf({ store, membershipId, span, now, timeZone }: Export) {
  const from = span.from ?? (await firstMoment(store.db, membershipId)) ?? now;
  const isToNow = endsNow(span, now);
  const to = isToNow ? now : (span.before ?? now);
  return {
    from,
    to,
    firstDay: localMoment(from, timeZone).date,
    // The span ends with the first moment of the next day.
    lastDay: localMoment((isToNow ? now : to - 1) as EpochMs, timeZone).date,
  };
}

/** Whether the file goes on to the present, so that it states the available balance, too. */
export function endsNow({ before }: Export['span'], now: EpochMs): boolean {
  return before === null || before > now;
}

export async function balancesAtStart(wanted: Export): Promise<Map<string, Cents>> {
  const { store, membershipId, span } = wanted;
  const { first } = span.days;
  if (first === null || span.from === null) return new Map();
  return await bookedBalances(store.db, membershipId, {
    firstDay: first as LocalDate,
    from: span.from,
  });
}

/**
 * The booked balance of each account at the end of a file that leaves nothing out: the sum of the file's movements,
 * independent of later bookings.
 */
export function addedUp(
  accounts: readonly { readonly id: string }[],
  opening: ReadonlyMap<string, Cents>,
  sums: ReadonlyMap<string, SumsOfAccount>,
): Map<string, Cents> {
  return new Map(
    accounts.map(({ id }) => {
      const { credits, debits } = sums.get(id) ?? nothing;
      return [id, cents((opening.get(id) ?? 0) + credits.sum - debits.sum)];
    }),
  );
}

/** The booked balance of each account at the end, where the file leaves movements out. */
export async function balancesAtEnd({
  store,
  membershipId,
  span,
  now,
  timeZone,
}: Export): Promise<Map<string, Cents>> {
  const { last } = span.days;
  const firstDay = endsNow(span, now) || last === null ? null : addDays(last as LocalDate, 1);
  return await bookedBalances(
    store.db,
    membershipId,
    firstDay === null ? 'now' : { firstDay, from: startOfDay(firstDay, timeZone) },
  );
}

/** The entries of the booked movements. */
export function bookedOnly<Entry>(
  page: readonly Movement[],
  entryOf: (movement: Movement, bookedAt: EpochMs) => Entry,
): Entry[] {
  return page.flatMap((movement) =>
    movement.bookedAt === null ? [] : [entryOf(movement, movement.bookedAt)],
  );
}

/** `-1234.50`: from the digits of the cents, so that no amount passes through a fraction. */
export function decimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
