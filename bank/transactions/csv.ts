import type { ExportLanguage } from '#contract/transactions/transaction-exports.ts';
import type { SplitPart, Transaction } from '#contract/transactions/transactions.ts';
import { type CsvColumn, csvColumns, csvWords } from './csv-words.ts';
import { decimal } from './export-facts.ts';

/** A movement as a line of the file has it. */
export type CsvMovement = Pick<
  Transaction,
  'type' | 'description' | 'date' | 'time' | 'status' | 'category' | 'label' | 'reference'
> & {
  readonly id: string;
  readonly accountName: string;
  /** Negative for a debit; in cents. */
  readonly amount: number;
  readonly isPending: boolean;
  /** The day on which it was made. */
  readonly valueDate: string;
  /** That of its account just after it; null where the rows of the file do not add up to it. */
  readonly balanceAfter: number | null;
  readonly memo: string;
  readonly note: string;
  readonly tags: readonly string[];
  /** The parts of a split transaction. */
  readonly split: readonly SplitPart[];
};

/** Excel takes a CSV file without this mark for a file in the alphabet of its own country. */
const byteOrderMark = '\uFEFF';

/** How the file begins: the mark, and the line of headings. */
export function csvHead(language: ExportLanguage): string {
  const { headings } = csvWords[language];
  return byteOrderMark + csvLine(csvColumns.map((column) => headings[column]));
}

/** A movement as a line of the file. The amount of a pending movement stands in a column of its own. */
export function csvRow(movement: CsvMovement, language: ExportLanguage): string {
  const { types, statuses, categories } = csvWords[language];
  const amount = decimal(movement.amount);
  const cells: Record<CsvColumn, string> = {
    date: movement.date,
    time: movement.time,
    description: disarmed(movement.description),
    category: categories[movement.category],
    account: disarmed(movement.accountName),
    type: types[movement.type],
    amount: movement.isPending ? '' : amount,
    status: statuses[movement.status],
    reference: disarmed(movement.reference ?? ''),
    label: disarmed(movement.label),
    id: movement.id,
    balance: movement.balanceAfter === null ? '' : decimal(movement.balanceAfter),
    note: disarmed(movement.note),
    tags: disarmed(movement.tags.join('; ')),
    valueDate: movement.valueDate,
    pendingAmount: movement.isPending ? amount : '',
    memo: disarmed(movement.memo),
    split: movement.split
      .map((part) => `${categories[part.category]} ${decimal(part.amount)}`)
      .join('; '),
  };
  return csvLine(csvColumns.map((column) => cells[column]));
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
