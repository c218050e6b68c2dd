import type { Statement, StatementLanguage } from '#contract/statements/statements.ts';
import { ownNameIn, describedIn } from '#contract/transactions/transaction-wording.ts';

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
