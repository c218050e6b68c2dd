import type { StatementLanguage, Statement } from '#contract/statements/statements.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Cents } from '#contract/money/cents.ts';
import { ownNameIn, describedIn } from '#contract/transactions/transaction-wording.ts';

/** Everything that a statement says besides figures and names. */
export type StatementWords = typeof en;

/** The words of the bank's statements, in every language of print. */
export const statementWords: Readonly<Record<StatementLanguage, StatementWords>> = { en, es };

/** `$1,234.50`, `-$1,234.50`: from the digits of the cents, so that no amount passes through a fraction. */
export function printedMoney(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}

/** The statement with the bank's own texts in the language of the print. */
export function statementIn(language: StatementLanguage, statement: Statement): Statement {
  const { accountName, fees, entries } = statement;
  return {
    ...statement,
    accountName: ownNameIn(accountName, language),
    fees: {
      ...fees,
      items: fees.items.map(({ description, amount }) => ({
        description: describedIn(language, description, 'payment-out'),
        amount,
      })),
    },
    entries: entries.map((entry) => ({
      ...entry,
      description:
        entry.description === null ? null : describedIn(language, entry.description, entry.kind),
    })),
  };
}
