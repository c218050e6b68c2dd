import type { Cents } from '#contract/cents.ts';
import type { Transaction } from '#contract/transactions.ts';
import { decimal } from './decimal.ts';

/** The columns of the file, in their order. */
export const csvHeadings = [
  'Date',
  'Time',
  'Description',
  'Category',
  'Account',
  'Type',
  'Amount',
  'Status',
  'Reference',
  'Transaction',
  'Transaction ID',
  'Running balance',
  'Note',
  'Tags',
] as const;

/** The first line of the file. */
export function csvHeader(): string {
  return csvLine(csvHeadings);
}

/** A transaction as a line of the file, with the balance of its account just after it. */
export function csvRow(transaction: Transaction, balanceAfter: Cents): string {
  const { type, amount } = transaction;
  return csvLine([
    transaction.date,
    transaction.time,
    disarmed(transaction.description),
    transaction.category,
    disarmed(transaction.accountName),
    type,
    decimal(type === 'credit' ? amount : -amount),
    transaction.status,
    disarmed(transaction.reference ?? ''),
    disarmed(transaction.label),
    transaction.id,
    decimal(balanceAfter),
    disarmed(transaction.note ?? ''),
    disarmed((transaction.tags ?? []).join('; ')),
  ]);
}

/**
 * A text that a spreadsheet would take for a formula, behind an apostrophe (CWE-1236). Spreadsheets look past
 * quotes, white space and invisible characters, and take the wide forms of the signs as well.
 */
export function disarmed(text: string): string {
  return /^[\s\p{C}"']*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

/** RFC 4180: cells parted by commas, the line ended by CR LF, quotes where a cell needs them. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
