import type { UsualBill } from '#contract/bills/bills.ts';
import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { addMonths } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';
import { findPayee } from './payee-records.ts';
import type { PayeeRow } from './bill-tables.ts';
import { likelyDay, sharesName } from './usual-bill-rules.ts';

interface Paid {
  readonly amount: number;
  readonly day: string;
}

/** The payment that the payee usually gets: by the member's bills, else by payments of the history to a merchant of that name. */
export async function findUsualBill(
  db: Kysely<Tables>,
  membershipId: string,
  payeeId: string,
  today: LocalDate,
): Promise<UsualBill | null> {
  const payee = await findPayee(db, membershipId, payeeId);
  if (payee === undefined || payee.card_id !== null) return null;
  const own = await lastBills(db, payee);
  if (own.length > 0) return usualOf(own, null, today);
  if (payee.category !== 'Utilities') return null;
  const lines = await utilityPayments(db, membershipId, addMonths(today, -monthsBack));
  const merchant = lines.find(({ description }) =>
    sharesName(payee.name, description),
  )?.description;
  if (merchant === undefined) return null;
  return usualOf(
    lines.filter(({ description }) => description === merchant),
    merchant,
    today,
  );
}

const monthsBack = 13;

function usualOf(
  [last, before]: readonly Paid[],
  merchant: string | null,
  today: LocalDate,
): UsualBill | null {
  if (last === undefined) return null;
  const paidOn = last.day as LocalDate;
  const likely = likelyDay(paidOn, (before?.day ?? null) as LocalDate | null, today);
  return { amount: cents(last.amount), paidOn, likelyDay: likely, merchant };
}

/** The last two paid bills of the payee, newest first. */
async function lastBills(db: Kysely<Tables>, payee: PayeeRow): Promise<Paid[]> {
  return await db
    .selectFrom('bill_payment')
    .innerJoin('bill_series', 'bill_series.id', 'bill_payment.series_id')
    .select(['bill_series.amount', 'bill_payment.day'])
    .where('bill_payment.membership_id', '=', payee.membership_id)
    .where('bill_series.payee_id', '=', payee.id)
    .where('bill_payment.status', '=', 'paid')
    .orderBy('bill_payment.settled_at', 'desc')
    .limit(2)
    .execute();
}

async function utilityPayments(
  db: Kysely<Tables>,
  membershipId: string,
  from: LocalDate,
): Promise<(Paid & { readonly description: string })[]> {
  return await db
    .selectFrom('account_transaction as line')
    .innerJoin('posting', 'posting.id', 'line.posting_id')
    .select(['line.amount', 'line.day', 'line.description'])
    .where('line.membership_id', '=', membershipId)
    .where('line.day', '>=', from)
    .where('line.type', '=', 'debit')
    .where('line.category', '=', 'Utilities')
    .where('line.status', '=', 'completed')
    .where('posting.kind', '=', 'payment-out')
    .orderBy('line.at', 'desc')
    .execute();
}
