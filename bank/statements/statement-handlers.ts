import type { AccountId } from '#contract/ids.ts';
import type { StatementArchive } from '#contract/statements.ts';
import type { BankInside } from '../bank-inside.ts';
import type { Gate } from '../gate.ts';
import { maskNumber } from '../mask.ts';
import { type Asking, readStatement } from './read-statement.ts';
import { archivedMonths } from './statement-months.ts';
import { findFirstDay, listStatementAccounts } from './statement-records.ts';

/** The member's statements: which there are, and each in figures and on paper (R-D8). */
export function statementHandlers(gate: Gate, { store, clock, timeZone, brand }: BankInside) {
  const { statements } = gate.gated;
  const askingFor = (memberId: string): Asking => ({
    db: store.db,
    memberId,
    now: clock.now(),
    timeZone,
  });

  return {
    list: statements.list.handler(async ({ context }) => {
      const archives: StatementArchive[] = [];
      const { memberId } = context.signedIn;
      for (const account of await listStatementAccounts(store.db, memberId)) {
        const firstDay = await findFirstDay(store.db, memberId, account.id);
        archives.push({
          account: account.handle as AccountId,
          accountName: account.name,
          number: maskNumber(account.number),
          months: archivedMonths(firstDay, clock.now(), timeZone),
        });
      }
      return { archives };
    }),

    get: statements.get.handler(async ({ input, context, errors }) => {
      const asking = askingFor(context.signedIn.memberId);
      const found = await readStatement(asking, input.account, input.month);
      if (!found) {
        throw errors.NOT_FOUND();
      }
      return found.statement;
    }),

    pdf: statements.pdf.handler(async ({ input, context, errors }) => {
      const asking = askingFor(context.signedIn.memberId);
      const found = await readStatement(asking, input.account, input.month);
      if (!found) {
        throw errors.NOT_FOUND();
      }
      // Loaded by whoever asks first: in a tab the bank opens sooner without it.
      const { statementPdf } = await import('./pdf/statement-pdf.ts');
      return { pdf: statementPdf({ ...found, brand, language: input.language }) };
    }),
  };
}
