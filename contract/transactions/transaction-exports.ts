import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { ask } from '../procedures/refusals.ts';
import { filterRefusals, TransactionFilter } from './transactions.ts';

/** Why there is no file. */
export const exportRefusals = {
  ...filterRefusals,
  /** The filter means more rows than one file holds. */
  TOO_MANY_ROWS: {
    status: 422,
    message: 'This is more than one file holds. Please narrow the filter.',
    data: z.object({ limit: z.int(), rows: z.int() }),
  },
  /** One file at a time is made for a member. */
  EXPORT_UNDER_WAY: {
    status: 429,
    message: 'Another file is being made for you. Please ask again when it is there.',
    data: z.object({ retryAfterMs: z.int() }),
  },
} as const;

/** A file comes in pieces: first how many movements are in it, then its text. */
export const ExportPiece = z.union([
  z.strictObject({ rows: z.int() }),
  z.strictObject({ text: z.string() }),
]);
export type ExportPiece = z.infer<typeof ExportPiece>;

/** The languages in which a file for people has its headings. */
export const ExportLanguage = z.enum(['en', 'es']);
export type ExportLanguage = z.infer<typeof ExportLanguage>;

/**
 * Asks for what is filtered as a file for other programs (R-X4). A file has the movements of money by the time at which
 * they were booked: what a transfer took when it was completed, returned or cancelled, and money that came back as a movement of
 * its own. The movements of a time that is not narrowed otherwise add up to what the balance changed by.
 *
 * What is booked while a file is made is not in it. A file that fails midway ends with a refusal; over HTTP each is
 * sent as a file of its own media type, whose connection then breaks.
 */
export const transactionExports = {
  /**
   * As CSV (RFC 4180), newest first: a line of headings, then a line for each movement, every line ended by CR LF.
   * Headings, categories and what the bank itself wrote are in the language that is asked for; days are ISO 8601, amounts dollars with a decimal
   * point, negative for debits. What is pending has a line by the time it was made, with its amount in a column of its
   * own. The running balance is that of what is booked, and empty where the filter leaves out movements of an account.
   * A text that a spreadsheet would run as a formula has an apostrophe before it. The file begins with a byte order mark.
   */
  exportCsv: ask
    .route({
      method: 'GET',
      path: '/transactions/csv',
      tags: ['Transactions'],
      summary: 'Export what is filtered as CSV',
    })
    .errors(exportRefusals)
    .input(TransactionFilter.extend({ language: ExportLanguage.default('en') }))
    .output(eventIterator(ExportPiece)),

  /**
   * What of it is booked, as OFX 2.2: a statement for each account. Each movement has a permanent key (FITID), so that a
   * program that reads two files counts nothing twice. What is pending may still come back, and OFX has no way to take
   * it back. What the bank itself wrote is in the language of the filter. Times are those of the credit union, with their offset.
   */
  exportOfx: ask
    .route({
      method: 'GET',
      path: '/transactions/ofx',
      tags: ['Transactions'],
      summary: 'Export what is filtered as OFX',
    })
    .errors(exportRefusals)
    .input(TransactionFilter)
    .output(eventIterator(ExportPiece)),

  /**
   * The same as ISO 20022 camt.053.001.08, for accounting programs: a statement for each account with
   * the balances booked at both ends of the span. Each entry has a permanent key (NtryRef). `NOT_FOUND` where the
   * filter names an account that the member does not have: the message knows no empty list of statements. What the bank
   * itself wrote is in the language of the filter.
   */
  exportCamt: ask
    .route({
      method: 'GET',
      path: '/transactions/camt053',
      tags: ['Transactions'],
      summary: 'Export what is filtered as camt.053',
    })
    .errors(exportRefusals)
    .input(TransactionFilter)
    .output(eventIterator(ExportPiece)),
};
