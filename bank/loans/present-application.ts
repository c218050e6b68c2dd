import { type Cents, cents } from '#contract/money/cents.ts';
import type { LoanApplication } from '#contract/loans/loan-applications.ts';
import type { LoanApplicationId, LoanId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { localMoment } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';
import type { ApplicationOnRecord } from './application-records.ts';
import { getLent } from './loan-catalogue.ts';
import { discloseLoan } from './loan-disclosure.ts';

interface ApplicationReader {
  readonly personId: string;
  readonly today: LocalDate;
  readonly timeZone: string;
}

function optional(amount: number | null): Cents | null {
  return amount === null ? null : cents(amount);
}

/** An application as somebody in its membership sees it. */
export async function presentApplication(
  db: Kysely<Tables>,
  row: ApplicationOnRecord,
  { today, timeZone, personId }: ApplicationReader,
): Promise<LoanApplication> {
  const product = await db
    .selectFrom('loan_product')
    .select(['name', 'form'])
    .where('id', '=', row.product_id)
    .executeTakeFirstOrThrow();
  const changedAt = row.decided_at ?? row.submitted_at ?? row.saved_at;
  return {
    id: row.id as LoanApplicationId,
    product: row.product_id,
    name: product.name,
    form: product.form,
    amount: cents(row.amount),
    months: row.months,
    purpose: row.purpose,
    income: optional(row.income),
    housing: optional(row.housing),
    status: row.status,
    day: localMoment(changedAt as EpochMs, timeZone).date,
    reason: row.reason,
    offer: await offerOf(db, row, today),
    signer: row.signer,
    isOwn: row.person_id === personId,
    loan: row.loan_id as LoanId | null,
  };
}

async function offerOf(
  db: Kysely<Tables>,
  row: ApplicationOnRecord,
  today: LocalDate,
): Promise<LoanApplication['offer']> {
  if (!isOffered(row, today) || row.terms_from === null) return null;
  const lent = await getLent(db, row.product_id, row.terms_from);
  const asked = { amount: cents(row.amount), months: row.months };
  const { disclosure } = discloseLoan(lent, asked, today);
  return { disclosure, until: row.offered_until as LocalDate };
}

/** Whether it can be signed on that day. */
export function isOffered(
  { status, offered_until: until }: ApplicationOnRecord,
  today: LocalDate,
): boolean {
  return status === 'offered' && until !== null && today <= until;
}
