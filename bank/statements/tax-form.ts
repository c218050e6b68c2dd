import type { TaxYear, StatementHolder } from '#contract/statements/statements.ts';
import type { Brand } from '#contract/brand/brand.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import { startOfDay, settledAt } from '../calendar/local-time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import { maskNumber } from '../formats/labels.ts';
import { interestPaid, penalties } from '../ledger/chart-of-accounts.ts';
import type { PrintingBank } from './compose-statement.ts';
import type { StatementBank } from './read-statement.ts';
import { findHolder } from './statement-records.ts';

/** An account's dividends in a year, and its charges for early withdrawals. */
export interface TaxedAccount {
  readonly accountName: string;
  readonly number: string;
  readonly interest: Cents;
  readonly penalty: Cents;
}

/** The content of a year's form, as it is kept. */
export interface KeptTaxForm {
  readonly year: TaxYear;
  readonly holder: StatementHolder;
  readonly accounts: readonly TaxedAccount[];
  readonly brand: Pick<Brand, 'name' | 'phone' | 'email' | 'address' | 'hue'>;
}

/** Amounts below this are not reported (26 CFR 1.6049-4(b)). */
const reportedFrom = 10_00;

/**
 * The form of a past year; undefined where less than $10 was paid, or dividends of the year are still to be paid. A form
 * that is not kept yet is kept now.
 */
export async function readTaxForm(
  bank: StatementBank,
  membershipId: string,
  year: TaxYear,
): Promise<KeptTaxForm | undefined> {
  const { store, clock, timeZone } = bank;
  const now = clock.now();
  if (now < settledAt(lastMonth(year), timeZone)) {
    return undefined;
  }
  const kept = await findKeptForm(store.db, membershipId, year);
  if (kept !== undefined) {
    return kept.form;
  }
  if (!(await areDividendsPaid(store.db, year))) {
    return undefined;
  }
  await store.transact((scope) => keepTaxForm(scope, bank, membershipId, year, now));
  return (await findKeptForm(store.db, membershipId, year))?.form;
}

/** Keeps what the form of a year that is over says, or that there is none, unless somebody has. */
export async function keepTaxForm(
  { trx }: DatabaseTransaction,
  bank: PrintingBank,
  membershipId: string,
  year: TaxYear,
  at: EpochMs,
): Promise<void> {
  if ((await findKeptForm(trx, membershipId, year)) !== undefined) {
    return;
  }
  const form = await composeTaxForm(trx, bank, membershipId, year);
  await trx
    .insertInto('tax_form')
    .values({
      membership_id: membershipId,
      year,
      written_at: at,
      content: form === undefined ? null : JSON.stringify(form),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether all dividends that were due in the year have been paid: after an outage they are paid later. */
export async function areDividendsPaid(db: Kysely<Tables>, year: TaxYear): Promise<boolean> {
  const unpaid = await db
    .selectFrom('dividend_run')
    .select('month')
    .where('due_at', 'is not', null)
    .where('month', '<', lastMonth(year))
    .executeTakeFirst();
  return unpaid === undefined;
}

function lastMonth(year: TaxYear) {
  return `${year}-12` as Parameters<typeof settledAt>[0];
}

async function findKeptForm(
  db: Kysely<Tables>,
  membershipId: string,
  year: TaxYear,
): Promise<{ readonly form: KeptTaxForm | undefined } | undefined> {
  const row = await db
    .selectFrom('tax_form')
    .select('content')
    .where('membership_id', '=', membershipId)
    .where('year', '=', year)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { form: row.content === null ? undefined : (JSON.parse(row.content) as KeptTaxForm) };
}

/**
 * By the payer's books: payments within the year, whenever they were earned. A dividend that was paid late, as after an
 * outage, is of the year in which it was due: it is due when its month is over.
 */
async function composeTaxForm(
  db: Kysely<Tables>,
  { timeZone, brand }: PrintingBank,
  membershipId: string,
  year: TaxYear,
): Promise<KeptTaxForm | undefined> {
  const from = startOfDay(`${year}-01-01` as LocalDate, timeZone);
  const before = startOfDay(`${Number(year) + 1}-01-01` as LocalDate, timeZone);
  const { rows } = await sql<{
    name: string;
    number: string;
    interest: number | null;
    penalty: number | null;
  }>`
    select account.name, account.number,
      sum(case when own.account_id = ${interestPaid} then -own.amount else 0 end) as interest,
      sum(case when own.account_id = ${penalties} then own.amount else 0 end) as penalty
    from account_transaction as line
      join entry as own on own.posting_id = line.posting_id
        and own.account_id in (${interestPaid}, ${penalties})
      join account on account.id = line.account_id
      left join dividend on dividend.membership_id = line.membership_id
        and dividend.account_id = line.account_id and dividend.posting_id = line.posting_id
    where line.membership_id = ${membershipId} and line.at >= ${from}
      and (dividend.month is null or dividend.month >= ${`${Number(year) - 1}-12`})
      and (line.at < ${before} or dividend.month < ${lastMonth(year)})
    group by account.id, account.name, account.number, account.position
    order by account.position`.execute(db);
  const accounts = rows.map(({ name, number, interest, penalty }) => ({
    accountName: name,
    number: maskNumber(number),
    interest: cents(interest ?? 0),
    penalty: cents(penalty ?? 0),
  }));
  if (accounts.reduce((sum, { interest }) => sum + interest, 0) < reportedFrom) {
    return undefined;
  }
  const { name, phone, email, address, hue } = brand;
  return {
    year,
    holder: await findHolder(db, membershipId, before),
    accounts,
    brand: { name, phone, email, address, hue },
  };
}
