import { type TaxYear, taxForms as contract } from '#contract/statements/tax-forms.ts';
import type { BankContext } from '../bank-context.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { Gate } from '../gate.ts';
import { findFirstDay, listStatementAccounts } from './statement-records.ts';
import { readTaxForm } from './tax-form.ts';

/** The payments of past years, for taxes. */
export function taxFormHandlers(gate: Gate, bank: BankContext) {
  const statements = gate.gated(contract);
  return {
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
