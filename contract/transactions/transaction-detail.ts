import { z } from 'zod';
import { AccountId, RecipientId, TransactionId, TransferId } from '../text/ids.ts';
import { Cents, PositiveCents } from '../money/money.ts';
import { ShownAddress } from '../payments/payment-address.ts';
import { proceduresUnder } from '../procedures/procedure.ts';
import { EpochMs, LocalDate, LocalTime, LocalMonth } from '../time/time.ts';
import { PostingKind, Transaction, TransactionStatus, TransferKind } from './transactions.ts';

/** A status that a transfer came to, and when. */
export const StatusChange = z.object({
  status: TransactionStatus,
  at: EpochMs,
  date: LocalDate,
  time: LocalTime,
  /** In the words of the bank; only where something went wrong. */
  reason: z.string().nullable(),
});
export type StatusChange = z.infer<typeof StatusChange>;

/** The transfer that made a transaction, with the details needed to repeat it. */
export const TransactionTransfer = z.object({
  id: TransferId,
  kind: TransferKind,
  from: AccountId,
  fromName: z.string(),
  /** Between the member's own accounts only. */
  to: AccountId.nullable(),
  toName: z.string(),
  /** Null where the recipient was typed, or is saved no longer. */
  recipient: RecipientId.nullable(),
  ...ShownAddress.omit({ name: true }).shape,
  memo: z.string(),
  /** From when it was confirmed until now, in order. */
  statuses: z.array(StatusChange),
  /** Of a large first payment to somebody new: until when it can be taken back before it goes on. */
  waitsUntil: EpochMs.optional(),
  /** Of one to another bank that was sent on: by when it is due there. */
  dueElsewhere: LocalDate.optional(),
});
export type TransactionTransfer = z.infer<typeof TransactionTransfer>;

/** Everything about one transaction (R-X6). */
export const TransactionDetail = Transaction.extend({
  /** The balance of its account just after it. */
  balanceAfter: Cents,
  postingKind: PostingKind,
  /** The member's memo of the transfer or the bill; empty without a memo. */
  memo: z.string(),
  transfer: TransactionTransfer.nullable(),
});
export type TransactionDetail = z.infer<typeof TransactionDetail>;

const { reads } = proceduresUnder('Transactions');

export const transactionDetail = {
  /** A transaction of the member. */
  get: reads('see', '/transactions/{id}', 'One transaction')
    .input(z.object({ id: TransactionId }))
    .output(TransactionDetail),
};

/** The history with a transaction's payee, in its direction. Failed and cancelled transactions do not count. */
export const TransactionStory = z.object({
  /** The place among those with this payee, from 1; null if it does not count or there are too many to count. */
  place: z.int().positive().nullable(),
  /** The median of up to 12 transactions before it; null if there are fewer than three. */
  usual: PositiveCents.nullable(),
  /** The last twelve months including this one, oldest first; empty if there are too many transactions. */
  months: z.array(z.object({ month: LocalMonth, amount: Cents, count: z.int() })),
});
export type TransactionStory = z.infer<typeof TransactionStory>;

export const transactionStory = {
  /** Returns a transaction's place among those with the same payee. */
  story: reads('see', '/transactions/{id}/story', 'A transaction among those with the same payee')
    .input(z.object({ id: TransactionId }))
    .output(TransactionStory),
};
