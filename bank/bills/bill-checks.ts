import { type Kysely, sql } from 'kysely';
import { clearing } from '../ledger/chart-of-accounts.ts';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { billTables } from './bill-records.ts';
import { checkPages, type Ordered } from '../verify/key-pages.ts';
import { seriesGoOn } from '../verify/standing-order-checks.ts';

const payments: Ordered = { table: 'bill_payment', columns: ['id'], before: [''], pageSize: 5_000 };
const postings: Ordered = { table: 'posting', columns: ['id'], before: [''], pageSize: 10_000 };

/** That each bill was paid once and as it was ordered, and that no series was forgotten. */
export const billChecks: readonly Check[] = [
  { name: 'Each bill payment that was made, and no other, has its posting', run: postingsMatch },
  {
    name: 'Each payment of a bill that pays a card, and no other, is in its ledger',
    run: cardsArePaid,
  },
  {
    name: 'Each series of bill payments is whole, and goes on until it ends',
    run: seriesGoOn(billTables, 'bill payments'),
  },
];

async function postingsMatch(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, payments, {
    wrong: (page) => sql<{ id: string; status: string }>`
      select payment.id, payment.status
      from bill_payment as payment
        left join bill_series as series
          on series.id = payment.series_id and series.membership_id = payment.membership_id
        left join posting on posting.id = payment.posting_id and posting.kind = 'bill-paid'
        left join entry as taken on taken.posting_id = posting.id
          and taken.account_id = series.from_account_id and taken.amount = -series.amount
        left join entry as cleared on cleared.posting_id = posting.id
          and cleared.account_id = ${clearing('bill')} and cleared.amount = series.amount
      where ${page.of('payment')} and (
        series.id is null
        or (payment.status = 'paid') <> (taken.amount is not null and cleared.amount is not null))
      `,
    fault: ({ id, status }) =>
      `Bill payment ${id} is ${status}, but its posting is not that of such a one`,
  });
  await checkPages(db, findings, postings, {
    wrong: (page) => sql<{ id: string }>`
      select posting.id
      from posting left join bill_payment as payment on payment.posting_id = posting.id
      where ${page.of('posting')} and posting.kind = 'bill-paid' and payment.id is null
      `,
    fault: ({ id }) => `Posting ${id} is of a bill payment that does not exist`,
    isNoted: false,
  });
}

/** Bill payments to a member's card must have exactly one card entry of the same amount. */
async function cardsArePaid(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, payments, {
    wrong: (page) => sql<{ id: string }>`
      select payment.id
      from bill_payment as payment
        join bill_series as series on series.id = payment.series_id
        join payee on payee.id = series.payee_id
        left join card_entry as paid on paid.posting_id = payment.posting_id
      where ${page.of('payment')} and payment.status = 'paid'
        and (payee.card_id is not null or paid.id is not null)
        and (payee.card_id is null or paid.id is null or paid.card_id <> payee.card_id
          or paid.kind <> 'payment' or paid.amount <> -series.amount)
      `,
    fault: ({ id }) => `Bill payment ${id} is not in the ledger of the card that it paid`,
  });
  const { rows } = await sql<{ id: string }>`
    select paid.id from card_entry as paid
    where paid.posting_id is not null and not exists (
      select 1 from entry where entry.posting_id = paid.posting_id and entry.amount = paid.amount)`.execute(
    db,
  );
  for (const { id } of rows) {
    findings.fault(`Card entry ${id} is of a posting that paid no such amount`);
  }
}
