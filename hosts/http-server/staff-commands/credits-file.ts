import type { IncomingCredit } from '#bank/index.ts';
import { CannotStart } from '../process/why-not-started.ts';
import {
  type CsvColumns,
  columnNames,
  type CsvRow,
  csvRows,
  firstLines,
  toldMost,
} from './csv-columns.ts';
import { centsOf } from './written-values.ts';

const names = ['key', 'account', 'amount', 'description'];
const columns: CsvColumns = { known: names, needed: names, nothingDone: 'Nothing was posted.' };

const longestKey = 64;
const longestDescription = 100;

/** A credit of a file, and in which of its lines it stands. */
export interface WrittenCredit extends IncomingCredit {
  readonly line: number;
}

/**
 * The credits of a CSV file in UTF-8, which can be read more than once. Throws `CannotStart` for any fault of the file:
 * then nothing is posted.
 */
export function readCreditsFile(bytes: Uint8Array): Iterable<WrittenCredit> {
  const order = columnNames(bytes, columns);
  const faults: string[] = [];
  let count = 0;
  for (const row of csvRows(bytes, order, columns)) {
    for (const fault of faultsOf(row)) {
      count += 1;
      if (faults.length < toldMost) faults.push(`Line ${row.number}: ${fault}`);
    }
  }
  if (count > 0) {
    throw new CannotStart([...firstLines(faults, count), columns.nothingDone].join('\n'));
  }
  return { [Symbol.iterator]: () => creditsIn(bytes, order) };
}

function* creditsIn(bytes: Uint8Array, order: readonly string[]): Generator<WrittenCredit> {
  for (const row of csvRows(bytes, order, columns)) {
    const { key, account, amount, description } = textsOf(row);
    const amountInCents = centsOf(amount);
    if (amountInCents === null) throw new CannotStart('The file is not what it was.');
    yield { line: row.number, key, accountNumber: account, amount: amountInCents, description };
  }
}

function faultsOf(row: CsvRow): string[] {
  const { key, account, amount, description } = textsOf(row);
  const rules: readonly (readonly [isRight: boolean, fault: string])[] = [
    [isText(key, longestKey), `key is a text of 1 to ${longestKey} characters.`],
    [/^\d{1,17}$/u.test(account), 'account is the number of an account.'],
    [(centsOf(amount) ?? 0) > 0, 'amount is written like 1850.00, and is more than 0.00.'],
    [
      isText(description, longestDescription),
      `description is a text of 1 to ${longestDescription} characters.`,
    ],
  ];
  return rules.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
}

function textsOf({ cells }: CsvRow) {
  const { key = '', account = '', amount = '', description = '' } = cells;
  return {
    key: key.trim(),
    account: account.trim(),
    amount: amount.trim(),
    description: description.trim(),
  };
}

function isText(text: string, longest: number): boolean {
  return text.length > 0 && text.length <= longest && !/\p{Cc}/u.test(text);
}
