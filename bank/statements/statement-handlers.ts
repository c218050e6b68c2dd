import type { AccountId } from '#contract/text/ids.ts';
import {
  type StatementArchive,
  type StatementMonth,
  statements as contract,
} from '#contract/statements/statements.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { maskNumber } from '../formats/mask.ts';
import { archivedMonths, readStatement } from './read-statement.ts';
import { findFirstDay, listStatementAccounts } from './statement-records.ts';

/** The member's statements: which there are, and each in figures and on paper (R-D8). */
export function statementHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone } = bank;
  const statements = gate.gated(contract);
  const read = async (
    membershipId: string,
    wanted: { account: AccountId; month: StatementMonth },
    notFound: () => Error,
  ) => {
    const kept = await readStatement(bank, membershipId, wanted);
    if (!kept) throw notFound();
    return kept;
  };

  return {
    list: statements.list.handler(async ({ context }) => {
      const archives: StatementArchive[] = [];
      const { membershipId } = context.signedIn;
      for (const account of await listStatementAccounts(store.db, membershipId)) {
        const firstDay = await findFirstDay(store.db, membershipId, account.id);
        archives.push({
          account: account.handle as AccountId,
          accountName: account.shownName,
          number: maskNumber(account.number),
          months: archivedMonths(firstDay, clock.now(), timeZone, account.closed_at),
        });
      }
      return { archives };
    }),

    get: statements.get.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const kept = () => read(membershipId, input, errors.NOT_FOUND);
      return await bank.longTasks(membershipId, 'pageOfStatement', kept, input.firstEntry);
    }),

    pdf: statements.pdf.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const kept = () => read(membershipId, input, errors.NOT_FOUND);
      const pdf = await bank.longTasks(membershipId, 'printStatement', kept, input.language);
      return { pdf };
    }),
  };
}
