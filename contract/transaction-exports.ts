import { z } from 'zod';
import { ask } from './refusals.ts';
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
} as const;

/** Asks for what is filtered as a file for other programs (R-X4). */
export const transactionExports = {
  /**
   * Exactly the filtered transactions, newest first, as CSV (RFC 4180): a line of headings, then a line
   * for each, every line ended by CR LF. Amounts are dollars with a decimal point, negative for
   * debits. A text that a spreadsheet would run as a formula has an apostrophe before it.
   */
  exportCsv: ask
    .route({
      method: 'GET',
      path: '/transactions/csv',
      tags: ['Transactions'],
      summary: 'Export what is filtered as CSV',
    })
    .errors(exportRefusals)
    .input(TransactionFilter)
    .output(
      z.object({
        csv: z.string(),
        /** How many transactions are in it. */
        rows: z.int(),
      }),
    ),

  /**
   * The filtered transactions that are completed, as OFX 2.2: a statement for each account. Each has a
   * permanent key (FITID), so that a program that reads two files counts nothing twice. What is not
   * completed may still come back, and OFX has no way to take it back.
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
    .output(z.object({ ofx: z.string(), rows: z.int() })),

  /**
   * The same as ISO 20022 camt.053.001.08, for accounting programs: a statement for each account with
   * the balances booked at both ends of the span. Each entry has a permanent key (NtryRef). `NOT_FOUND` where the
   * filter names an account that the member does not have: the message knows no empty list of statements.
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
    .output(z.object({ camt: z.string(), rows: z.int() })),
};
