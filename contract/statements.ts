import { z } from 'zod';
import { AccountId } from './ids.ts';
import { Cents } from './money.ts';
import { ask } from './refusals.ts';
import { LocalDate } from './time.ts';
import { PostingKind } from './transaction-detail.ts';

/** A calendar month in the time zone of the credit union, `YYYY-MM`. */
export const StatementMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .brand<'StatementMonth'>()
  .meta({ examples: ['2024-01'] });
export type StatementMonth = z.infer<typeof StatementMonth>;

/** The languages in which the bank prints. */
export const StatementLanguage = z.enum(['en', 'es']);
export type StatementLanguage = z.infer<typeof StatementLanguage>;

/** The months of an account for which there is a statement (R-D8). */
export const StatementArchive = z.object({
  account: AccountId,
  accountName: z.string(),
  /** Masked: only the last four digits, such as `••••4821`. */
  number: z.string(),
  /** From last month back to the month of the account's first entry, newest first. */
  months: z.array(StatementMonth),
});
export type StatementArchive = z.infer<typeof StatementArchive>;

/** One entry of the account's ledger, as the statement lists it. */
export const StatementEntry = z.object({
  date: LocalDate,
  /** What the history calls it; of a reversal, what is reversed is called so. Null where it has no name there. */
  description: z.string().nullable(),
  /** Whether it takes another entry back: a payment that was returned or cancelled. */
  reversal: z.boolean(),
  kind: PostingKind,
  /** Positive came in, negative went out. */
  amount: Cents,
  /** The balance just after it. */
  balance: Cents,
});
export type StatementEntry = z.infer<typeof StatementEntry>;

/**
 * A month of an account. The opening balance and all entries add up to the closing balance, which is
 * the opening balance of the next month.
 */
export const Statement = z.object({
  account: AccountId,
  accountName: z.string(),
  number: z.string(),
  month: StatementMonth,
  /** The first and the last day of the month. */
  from: LocalDate,
  to: LocalDate,
  opening: Cents,
  /** What came in, and without sign what went out. */
  moneyIn: Cents,
  moneyOut: Cents,
  closing: Cents,
  /** In the order in which they happened. */
  entries: z.array(StatementEntry),
});
export type Statement = z.infer<typeof Statement>;

const WhichStatement = z.object({ account: AccountId, month: StatementMonth });

/** Statements of the months that are over. Any other month, or account, is `NOT_FOUND`. */
export const statements = {
  /** The archive of each of the member's accounts, in their order. */
  list: ask
    .route({ method: 'GET', path: '/statements', tags: ['Statements'], summary: 'List statements' })
    .output(z.object({ archives: z.array(StatementArchive) })),

  /** A statement in figures. */
  get: ask
    .route({
      method: 'GET',
      path: '/statements/{account}/{month}',
      tags: ['Statements'],
      summary: 'One statement',
    })
    .input(WhichStatement)
    .output(Statement),

  /**
   * The same as a file of type application/pdf. It is written in ASCII alone, so that it is text like
   * any other export, and has the same bytes whenever it is asked for.
   */
  pdf: ask
    .route({
      method: 'GET',
      path: '/statements/{account}/{month}/pdf',
      tags: ['Statements'],
      summary: 'One statement as PDF',
    })
    .input(WhichStatement.extend({ language: StatementLanguage.default('en') }))
    .output(z.object({ pdf: z.string() })),
};
