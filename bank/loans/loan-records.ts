import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Loan } from './loan-bills.ts';
import { getLent } from './loan-catalogue.ts';
import { agreementOn } from './loan-disclosure.ts';
import { type LoanEntry, standingOf } from './loan-rules.ts';
import type { LoanEntryRow, LoanRow, LoanApplicationRow } from './loan-tables.ts';

/** A loan of a member with everything that has happened to it. */
export interface LoanOnRecord extends Loan {
  readonly row: Selectable<LoanRow>;
  /** The kind of loan, as the catalogue names it. */
  readonly name: string;
  /** Of the account from which it is paid by itself. */
  readonly autopay: { readonly id: string; readonly handle: string; readonly name: string } | null;
}

/** The loans of a membership, the newest first. */
export async function listLoans(db: Kysely<Tables>, membershipId: string): Promise<LoanOnRecord[]> {
  const rows = await db
    .selectFrom('loan')
    .selectAll()
    .where('membership_id', '=', membershipId)
    .orderBy('id', 'desc')
    .execute();
  return await Promise.all(rows.map((row) => loadLoan(db, row)));
}

/** A loan of the membership; undefined where it has none of that key. Locked where the membership is. */
export async function findLoan(
  db: Kysely<Tables>,
  membershipId: string,
  id: string,
): Promise<LoanOnRecord | undefined> {
  const row = await db
    .selectFrom('loan')
    .selectAll()
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (await loadLoan(db, row));
}

/** The membership of a loan. */
export async function membershipOfLoan(db: Kysely<Tables>, id: string): Promise<string> {
  const { membership_id: membershipId } = await db
    .selectFrom('loan')
    .select('membership_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return membershipId;
}

async function loadLoan(db: Kysely<Tables>, row: Selectable<LoanRow>): Promise<LoanOnRecord> {
  const lent = await getLent(db, row.product_id, row.terms_from);
  const own = (table: 'loan_entry' | 'loan_skip') =>
    db
      .selectFrom(table)
      .where('membership_id', '=', row.membership_id)
      .where('loan_id', '=', row.id);
  const entries = (await own('loan_entry').selectAll().execute()) as Selectable<LoanEntryRow>[];
  const skips = (await own('loan_skip').selectAll().execute()) as { due_day: string }[];
  const read = entries.toSorted((one, other) => one.sequence - other.sequence).map(entryOf);
  const asked = { amount: cents(row.amount), months: row.months };
  return {
    row,
    name: lent.product.name,
    agreement: agreementOn(lent, asked, row.opened_on as LocalDate),
    entries: read,
    skipped: skips.map(({ due_day: day }) => day as LocalDate),
    standing: standingOf(read),
    autopay: await autopayOf(db, row),
  };
}

async function autopayOf(
  db: Kysely<Tables>,
  { autopay_account_id: id }: Selectable<LoanRow>,
): Promise<LoanOnRecord['autopay']> {
  if (id === null) return null;
  return await db
    .selectFrom('account')
    .select(['id', 'handle', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function entryOf(row: Selectable<LoanEntryRow>): LoanEntry {
  return {
    kind: row.kind,
    day: row.day as LocalDate,
    principal: cents(row.principal),
    interest: cents(row.interest),
    fee: cents(row.fee),
    principalAfter: cents(row.principal_after),
    interestAfter: cents(row.interest_after),
    feeAfter: cents(row.fee_after),
    dueDay: row.due_day as LocalDate | null,
  };
}

/** Changes what a loan row says. */
export async function updateLoan(
  db: Kysely<Tables>,
  { membership_id: membershipId, id }: Pick<LoanRow, 'membership_id' | 'id'>,
  change: Partial<LoanRow>,
): Promise<void> {
  await db
    .updateTable('loan')
    .set(change)
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .execute();
}

/** An application with the name of the applicant. */
export type ApplicationOnRecord = Selectable<LoanApplicationRow> & { readonly signer: string };

function applications(db: Kysely<Tables>) {
  return db
    .selectFrom('loan_application')
    .innerJoin('person', 'person.id', 'loan_application.person_id')
    .selectAll('loan_application')
    .select('person.display_name as signer');
}

/** The applications of a membership, the newest first. */
export async function listApplications(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<ApplicationOnRecord[]> {
  return await applications(db)
    .where('loan_application.membership_id', '=', membershipId)
    .orderBy('loan_application.id', 'desc')
    .execute();
}

/** An application by its key; of a membership, if one is named. */
export async function findApplication(
  db: Kysely<Tables>,
  id: string,
  membershipId?: string,
): Promise<ApplicationOnRecord | undefined> {
  let query = applications(db).where('loan_application.id', '=', id);
  if (membershipId !== undefined) {
    query = query.where('loan_application.membership_id', '=', membershipId);
  }
  return await query.executeTakeFirst();
}

/** The applications that wait for a decision, the oldest first. */
export async function listSubmitted(db: Kysely<Tables>): Promise<ApplicationOnRecord[]> {
  return await applications(db)
    .where('status', '=', 'submitted')
    .orderBy('loan_application.id')
    .execute();
}

/** The application that the membership has saved and not sent. */
export async function findDraft(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<ApplicationOnRecord | undefined> {
  return await applications(db)
    .where('loan_application.membership_id', '=', membershipId)
    .where('status', '=', 'draft')
    .executeTakeFirst();
}

export async function updateApplication(
  db: Kysely<Tables>,
  { membership_id: membershipId, id }: Pick<LoanApplicationRow, 'membership_id' | 'id'>,
  change: Partial<LoanApplicationRow>,
): Promise<void> {
  await db
    .updateTable('loan_application')
    .set(change)
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .execute();
}

export async function deleteDraft(db: Kysely<Tables>, membershipId: string): Promise<void> {
  await db
    .deleteFrom('loan_application')
    .where('membership_id', '=', membershipId)
    .where('status', '=', 'draft')
    .execute();
}
