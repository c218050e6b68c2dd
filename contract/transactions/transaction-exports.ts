import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { refusal, proceduresUnder } from '../procedures/procedure.ts';
import { filterRefusals, TransactionFilter } from './transactions.ts';

/** Why there is no file. */
export const exportRefusals = {
  ...filterRefusals,
  /** The filter means more rows than one file holds. */
  TOO_MANY_ROWS: refusal('This is more than one file holds. Please narrow the filter.', {
    limit: z.int(),
    rows: z.int(),
  }),
  /** The bank makes a single file at a time for a member. */
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

const { reads } = proceduresUnder('Transactions');

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
   * The movements as CSV (RFC 4180), newest first: a header line, then a line for each movement,
   * each ended by CR LF. Headers, categories and the bank's own descriptions are in the requested
   * language, times in Spanish of 24 hours; days are ISO 8601, amounts dollars with a decimal point, negative for debits. A
   * pending movement has a line at the time it was made, with its amount in a column of its own.
   * The running balance is the booked one, and empty if the filter leaves out movements of an
   * account. A text that a spreadsheet would run as a formula is preceded by an apostrophe. The
   * file starts with a byte order mark.
   */
  exportCsv: reads('see', '/transactions/csv', 'Export what is filtered as CSV')
    .errors(exportRefusals)
    .input(TransactionFilter.extend({ language: ExportLanguage.default('en') }))
    .output(eventIterator(ExportPiece)),

  /**
   * The booked movements as OFX 1.6 in UTF-8: a statement for each account. Each movement has a permanent
   * key (FITID), so that a program that reads two files counts nothing twice. Pending movements are
   * left out, because they may still come back and OFX cannot take them back. The bank's own
   * descriptions are in the language of the filter. A movement is dated noon GMT of the credit union's day, and a balance
   * the last second of its last day in GMT, so that each reader sees the same day.
   */
  exportOfx: reads('see', '/transactions/ofx', 'Export what is filtered as OFX')
    .errors(exportRefusals)
    .input(TransactionFilter)
    .output(eventIterator(ExportPiece)),

  /**
   * The booked movements as QIF in UTF-8, for programs that read no OFX: a list for each account. Days are the credit
   * union's, month first. The format has no keys: a program that reads the same days twice counts them twice. The bank's
   * own descriptions are in the language of the filter.
   */
  exportQif: reads('see', '/transactions/qif', 'Export what is filtered as QIF')
    .errors(exportRefusals)
    .input(TransactionFilter)
    .output(eventIterator(ExportPiece)),

  /**
   * The booked movements as ISO 20022 camt.053.001.08, for accounting programs: a statement for
   * each account with the booked balances at both ends of the period. Each entry has a permanent
   * key (NtryRef). `NOT_FOUND` if the filter names an account that the member does not have: the
   * message allows no empty list of statements. The bank's own descriptions are in the language of
   * the filter.
   */
  exportCamt: reads('see', '/transactions/camt053', 'Export what is filtered as camt.053')
    .errors(exportRefusals)
    .input(TransactionFilter)
    .output(eventIterator(ExportPiece)),
};
