import { type RawBuilder, sql } from 'kysely';

/**
 * The member's memo for the transfer or the bill that made a row of `account_transaction`; null where neither has a memo. A
 * bill is paid in the moment of its row, by which the payment is found.
 */
export const memoOfRow: RawBuilder<string | null> = sql`case
  when account_transaction.transfer_id is not null then (
    select transfer.memo from transfer where transfer.id = account_transaction.transfer_id)
  else (
    select bill_series.memo from bill_payment
      join bill_series on bill_series.id = bill_payment.series_id
    where bill_payment.membership_id = account_transaction.membership_id
      and bill_payment.settled_at = account_transaction.at
      and bill_payment.posting_id = account_transaction.posting_id)
  end`;
