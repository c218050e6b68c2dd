import { decimal } from './export-facts.ts';
import { inOneLine, lines, type OfxTransaction } from './ofx.ts';

/** The start of a file: programs take each account for a separate account. */
export const qifHead = lines(['!Option:AutoSwitch']);

/** How the transactions of an account begin. `accountId` is the same in every file. */
export function qifAccountHead(accountId: string): string {
  return lines(['!Account', `N${accountId}`, 'TBank', '^', '!Type:Bank']);
}

/** Some of the transactions of an account; days are `03/31/2026`, amounts negative for debits. */
export function qifTransactions(transactions: readonly OfxTransaction[]): string {
  return transactions.map(qifRecord).join('');
}

/** Each field is a line under a letter of its own, so that no text is read as another field, or as the end. */
function qifRecord({ day, amount, reference, description, memo }: OfxTransaction): string {
  const [year, month, dayOfMonth] = day.split('-');
  const note = inOneLine(memo);
  return lines([
    `D${month}/${dayOfMonth}/${year}`,
    `T${decimal(amount)}`,
    ...(reference === null ? [] : [`N${reference}`]),
    `P${inOneLine(description)}`,
    ...(note === '' ? [] : [`M${note}`]),
    '^',
  ]);
}
