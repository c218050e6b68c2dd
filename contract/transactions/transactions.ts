import { z } from 'zod';
import { AccountId, TransactionId, TransferId } from '../text/ids.ts';
import { Cents, PositiveCents } from '../money/money.ts';
import { refusal, proceduresUnder } from '../procedures/procedure.ts';
import { addressNumber, typedText } from '../text/text.ts';
import { EpochMs, LocalDate, LocalTime } from '../time/time.ts';
import { postingKinds, wordingKinds } from './transaction-wording.ts';

/** The category of a transaction: the categories of spec §3, then purposes that spec §3 does not name. */
export const Category = z.enum([
  'Income',
  'Shopping',
  'Cash',
  'Refund',
  'Utilities',
  'Transportation',
  'Groceries',
  'Dining',
  'Investment',
  'Transfer',
  'Zelle',
  'Wire',
  'Internal Transfer',
  'External Transfer',
  'Investment Transfer',
  'Housing',
  'Education',
  'Health',
  'Travel',
  'Insurance',
  'Subscriptions',
  'Giving',
  'Entertainment',
]);
export type Category = z.infer<typeof Category>;

/**
 * `completed`: the bank's part is done; a transfer to others is sent on, and arrives as its terms say. `processing`: on its
 * way. `pending`: held for review; the money has left the account and waits. For a deposit: the money is in the account,
 * and part of it is not available yet. `failed` and `cancelled`: the money is back at its source; the row counts in no
 * total.
 */
export const TransactionStatus = z.enum([
  'completed',
  'processing',
  'pending',
  'failed',
  'cancelled',
]);
export type TransactionStatus = z.infer<typeof TransactionStatus>;

/** The kind of posting that changed the balance: the reason for this transaction. */
export const PostingKind = z.enum(postingKinds);

/** Where a transfer goes: to an own account, to a person by Zelle, or to another bank. */
export const TransferKind = z.enum(['internal', 'zelle', 'external']);
export type TransferKind = z.infer<typeof TransferKind>;

/** The meaning of a description that the bank itself wrote, for display in another language. */
export const Wording = z.object({ kind: z.enum(wordingKinds), name: z.string().optional() });

/** A part of a transaction under a category of its own. */
export const SplitPart = z.object({ category: Category, amount: PositiveCents });
export type SplitPart = z.infer<typeof SplitPart>;

/** A line of an account's history (R-E3). */
export const Transaction = z.object({
  id: TransactionId,
  /** Shown to people: `TXN-` and six digits of the time; the credit of a transfer ends in `-CR` (R-T9, R-T16). */
  label: z.string(),
  account: AccountId,
  accountName: z.string(),
  type: z.enum(['credit', 'debit']),
  /** In English, or as it came from outside. */
  description: z.string(),
  /** Only where the bank itself wrote the description. */
  wording: Wording.optional(),
  /** Without sign: `type` says which way the money went. */
  amount: PositiveCents,
  at: EpochMs,
  date: LocalDate,
  time: LocalTime,
  status: TransactionStatus,
  /** Of a transaction that the member has split: that of its largest part. */
  category: Category,
  /** The parts of one that the member has split, the largest first; they add up to its amount. */
  split: z.array(SplitPart).optional(),
  /** `REF-` and eight digits; transfers only. */
  reference: z.string().nullable(),
  transferId: TransferId.nullable(),
  /** The member's note about the transaction; only where there is a note. */
  note: z.string().optional(),
  tags: z.array(z.string()).optional(),
  /** Set while a dispute of it is not decided. */
  disputed: z.literal(true).optional(),
  /** In the history of transfers, of one to another bank that was sent on and is not due there yet: by when it is. */
  dueElsewhere: LocalDate.optional(),
  /** In the history of transfers, to a person with a daily limit of their own: another person sent it, so it is not theirs to cancel. */
  sentByAnother: z.literal(true).optional(),
});
export type Transaction = z.infer<typeof Transaction>;

/** Spec §9, and `all` for everything the bank has. A range of n days ends today and begins n days ago. */
export const DateRange = z.enum(['30days', '90days', '6months', '1year', 'all']);
export type DateRange = z.infer<typeof DateRange>;

export const TypeFilter = z.enum(['all', 'credit', 'debit']);
export type TypeFilter = z.infer<typeof TypeFilter>;

/** A day to search for. The bank has no older entries, and no entries of the year 3000. */
const SearchedDay = LocalDate.refine((day) => day >= '1900-01-01' && day < '3000-01-01', {
  message: 'A day from 1900-01-01 to 2999-12-31',
});

/** An amount to compare with, without sign. A query string carries the amount as text. */
const SearchedAmount = addressNumber(z.int().nonnegative())
  .brand<'Cents'>()
  .meta({ description: 'Whole number of US cents', examples: [25000] });

/**
 * Which transactions are meant; every condition must hold (R-X1, R-X2, R-X3). Of a transaction that was split, only the parts
 * in a category that is asked for count as money.
 */
export const TransactionFilter = z.object({
  type: TypeFilter.default('all'),
  /** Counts for nothing where `from` or `to` is given. */
  range: DateRange.default('30days'),
  /** The first day. Without it everything up to `to` is meant. */
  from: SearchedDay.optional(),
  /** The last day, included. Without it everything since `from` is meant. */
  to: SearchedDay.optional(),
  account: AccountId.optional(),
  /** A category, or any of several; for a split transaction, the categories of all parts. */
  category: z.union([Category, z.array(Category).min(1).max(Category.options.length)]).optional(),
  status: TransactionStatus.optional(),
  /** The smallest and the largest amount, both included, whichever way the money went. */
  amountFrom: SearchedAmount.optional(),
  amountTo: SearchedAmount.optional(),
  /**
   * Found, whatever its case and accents, in description, memo, label, reference, category, account name, date, amount, note
   * and tags. An amount with a sign, such as `-1,500`, finds what went out or came in; a day may be written as
   * `Nov 27`, `11/27/2026` or `27 de noviembre`.
   */
  search: typedText(100).default(''),
  /** The member's reading language: the bank's own texts are found in it, too. Without it only in English. */
  language: z.enum(['en', 'es']).optional(),
});
export type TransactionFilter = z.infer<typeof TransactionFilter>;
/** The same before defaults are filled in, as a client writes it. */
export type TransactionFilterInput = z.input<typeof TransactionFilter>;

/** Why a filter means nothing that could be. */
export const filterRefusals = {
  /** The first day is after the last, or the smallest amount above the largest. */
  RANGE_BACKWARDS: refusal(
    'The first day is after the last, or the smallest amount above the largest.',
    { of: z.enum(['days', 'amounts']) },
  ),
} as const;

/** Where a page ends; the next begins just after it. Made by the bank, handed back as it was. */
export const PageCursor = z
  .string()
  .regex(/^\d{1,15}\.[0-9a-f-]{36}$/)
  .meta({ description: 'The `next` of the page before' });

const Page = z.object({
  cursor: PageCursor.optional(),
  limit: addressNumber(z.number().int().min(1).max(200)).default(50),
});

/** A page large enough to go through a history of a hundred thousand transactions. */
const LongPage = Page.extend({
  limit: addressNumber(z.number().int().min(1).max(1000)).default(50),
});

/** Money in, and without sign money out. */
export const Moved = z.object({ moneyIn: Cents, moneyOut: Cents });
export type Moved = z.infer<typeof Moved>;

/** The totals of the filtered transactions (R-X5). Failed and cancelled rows are counted as rows, not as money. */
export const Totals = z.object({
  count: z.int(),
  moneyIn: Cents,
  moneyOut: Cents,
  net: Cents,
  /**
   * The part of both sums moved between the member's own accounts. Without it, and without money paid out by loans, the
   * sums are the money in and out of `transactions.byMonth`.
   */
  betweenOwn: Moved,
  /**
   * In neither sum: the money that failed or cancelled rows moved in this time, there and back. Each way counts in the time
   * of its posting. With it the sums of an account are the money in and out of its statement.
   */
  cameBack: Moved,
});
export type Totals = z.infer<typeof Totals>;

export const TransactionPage = z.object({
  transactions: z.array(Transaction),
  next: PageCursor.nullable(),
});
export type TransactionPage = z.infer<typeof TransactionPage>;

export { Page };

const { reads } = proceduresUnder('Transactions');

export const transactions = {
  /** A page of the filtered transactions, newest first. */
  search: reads('see', '/transactions', 'Search transactions')
    .errors(filterRefusals)
    .input(TransactionFilter.extend(LongPage.shape))
    .output(TransactionPage),

  /** The totals of all transactions that match the filter, not of one page. */
  totals: reads('see', '/transactions/totals', 'Totals of what is filtered')
    .errors(filterRefusals)
    .input(TransactionFilter)
    .output(Totals),
};

/**
 * The categories of spending (R-D13): all categories but income, refunds, and money that stays the member's own because
 * it moves between their accounts or into investments.
 */
export const SpendingCategory = Category.exclude([
  'Income',
  'Refund',
  'Internal Transfer',
  'Investment',
  'Investment Transfer',
]);
export type SpendingCategory = z.infer<typeof SpendingCategory>;
