import type { AccountId } from '#contract/text/ids.ts';
import {
  type TaxYear,
  type StatementArchive,
  type StatementMonth,
  statements as contract,
} from '#contract/statements/statements.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { localMoment } from '../calendar/local-time.ts';
import { maskNumber } from '../formats/labels.ts';
import { archivedMonths, readStatement } from './read-statement.ts';
import { findFirstDay, listStatementAccounts } from './statement-records.ts';
import { readTaxForm } from './tax-form.ts';

/**
 * The member's statements: which there are, and each in figures and on paper (R-D8); and the payments of past years, for
 * taxes.
 */
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

    taxYears: statements.taxYears.handler(async ({ context }) => {
      const { membershipId } = context.signedIn;
      const years: TaxYear[] = [];
      for (const year of await yearsOver(bank, membershipId)) {
        if (await readTaxForm(bank, membershipId, year)) years.push(year);
      }
      return { years };
    }),

    taxForm: statements.taxForm.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const isOver = (await yearsOver(bank, membershipId)).includes(input.year);
      const form = isOver ? await readTaxForm(bank, membershipId, input.year) : undefined;
      if (!form) {
        throw errors.NOT_FOUND();
      }
      const kept = JSON.stringify(form);
      return { pdf: await bank.longTasks(membershipId, 'printTaxForm', kept, input.language) };
    }),
  };
}

async function yearsOver(bank: BankContext, membershipId: string): Promise<TaxYear[]> {
  const { store, clock, timeZone } = bank;
  const accounts = await listStatementAccounts(store.db, membershipId);
  const firstDays = await Promise.all(
    accounts.map(({ id }) => findFirstDay(store.db, membershipId, id)),
  );
  const known = firstDays.filter((day) => day !== undefined).toSorted();
  const [first] = known;
  if (first === undefined) return [];
  const last = Number(localMoment(clock.now(), timeZone).date.slice(0, 4)) - 1;
  const count = Math.max(0, last - Number(first.slice(0, 4)) + 1);
  return Array.from({ length: count }, (_, index) => String(last - index) as TaxYear);
}
