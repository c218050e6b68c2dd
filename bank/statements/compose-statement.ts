import type { Brand } from '#contract/brand/brand.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type {
  Statement,
  StatementMonth,
  StatementDividends,
} from '#contract/statements/statements.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { BankContext } from '../bank-context.ts';
import { localMoment, startOfDay, addDays, monthSpan } from '../calendar/local-time.ts';
import { earnedInMonth, sinceOpening } from '../dividends/earned-in-month.ts';
import { earningBalances, listLateDividends } from '../dividends/dividend-records.ts';
import { maskNumber } from '../formats/labels.ts';
import type { Tables } from '../tables.ts';
import { fees, penalties } from '../ledger/chart-of-accounts.ts';
import {
  findHolder,
  findOpeningBalance,
  listEntries,
  type StatementAccount,
  sumCharged,
} from './statement-records.ts';
import { dividendsIn, feesOf, monthFigures } from './statement-rules.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import { annualPercentageYield } from '../dividends/dividend-rules.ts';

/**
 * The whole content of a statement, as it is kept. Kept content is never written again: a later field is missing in older
 * statements.
 */
export interface KeptStatement {
  readonly statement: Statement;
  /** The issuer of the statement. */
  readonly brand: Pick<Brand, 'name' | 'phone' | 'email' | 'address' | 'hue'>;
}

/** The facts of the bank that a statement needs. */
export type PrintingBank = Pick<BankContext, 'timeZone' | 'brand'>;

/**
 * The content of the account's statement for a past month, read from the ledger: with the member's name and address as they
 * were when the month ended, and the credit union's as they are.
 */
export async function composeStatement(
  db: Kysely<Tables>,
  { timeZone, brand }: PrintingBank,
  account: StatementAccount,
  month: StatementMonth,
): Promise<KeptStatement> {
  const { name, phone, email, address, hue } = brand;
  return {
    statement: await readMonth(db, timeZone, account, month),
    brand: { name, phone, email, address, hue },
  };
}

async function readMonth(
  db: Kysely<Tables>,
  timeZone: string,
  account: StatementAccount,
  month: StatementMonth,
): Promise<Statement> {
  const { id, membership_id: membershipId } = account;
  const span = monthSpan(month, timeZone);
  const posted = await listEntries(db, membershipId, id, span);
  const opening = await findOpeningBalance(db, membershipId, id, span);
  const { entries, ...figures } = monthFigures(opening, posted);
  const dated = entries.map((entry) => ({ ...entry, date: dayOf(entry.at, timeZone) }));
  const { firstDay, lastDay } = span;
  const late = await listLateDividends(db, [membershipId], span.from);
  const balances = earningBalances(
    balancesOfDays(opening, dated, firstDay, lastDay),
    firstDay,
    late.filter((dividend) => dividend.account === id),
  );
  const openedOn = dayOf(account.opened_at as EpochMs, timeZone);
  const accrued = await earnedInMonth(db, { ...account, openedOn }, month, balances);
  const { balances: ofAccount } = sinceOpening(openedOn, firstDay, balances);
  const year = { from: startOfYear(month, timeZone), before: span.before };
  return {
    account: account.handle as AccountId,
    accountName: account.name,
    number: maskNumber(account.number),
    month,
    from: firstDay,
    to: lastDay,
    days: Number(lastDay.slice(-2)),
    holder: await findHolder(db, membershipId, span.before),
    ...figures,
    dividends: dividendsOf(accrued ?? dividendsIn(posted), ofAccount),
    fees: feesOf(posted, await sumCharged(db, account, fees, year)),
    penalties: {
      inMonth: await sumCharged(db, account, penalties, span),
      inYear: await sumCharged(db, account, penalties, year),
    },
    entries: dated.map(({ date, description, reversal, kind, amount, balance }) => ({
      date,
      description,
      reversal,
      kind,
      amount,
      balance,
    })),
  };
}

function dayOf(at: EpochMs, timeZone: string): LocalDate {
  return localMoment(at, timeZone).date;
}

function startOfYear(month: StatementMonth, timeZone: string): EpochMs {
  return startOfDay(`${month.slice(0, 4)}-01-01` as LocalDate, timeZone);
}

/** The balance after an entry, and the day on which that was. */
export interface BalanceOfDay {
  readonly date: LocalDate;
  readonly balance: Cents;
}

/**
 * The account's dividends in a period, and their annual percentage yield, which follows from the average daily balance (12
 * CFR 707.6(b)(1); appendix A, part II, A). A balance below zero counts as zero.
 * @param balances At the end of each day of the period.
 */
export function dividendsOf(earned: Cents, balances: readonly Cents[]): StatementDividends {
  const sum = balances.reduce<number>((total, balance) => total + Math.max(balance, 0), 0);
  const average = sum / balances.length;
  return {
    earned,
    averageDailyBalance: cents(Math.round(average)),
    yieldEarned: annualPercentageYield(earned, average, balances.length),
  };
}

/**
 * The balance at the end of each day from the first to the last.
 * @param entries In the order of time, none outside of these days.
 */
export function balancesOfDays(
  opening: Cents,
  entries: readonly BalanceOfDay[],
  first: LocalDate,
  last: LocalDate,
): Cents[] {
  const balances: Cents[] = [];
  let balance = opening;
  let next = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    for (let entry = entries[next]; entry?.date === day; entry = entries[next]) {
      ({ balance } = entry);
      next += 1;
    }
    balances.push(balance);
  }
  return balances;
}
