import type { TaxYear } from '#contract/statements/statements.ts';
import { monthAt } from '../calendar/local-time.ts';
import type { BankDependencies } from '../bank-context.ts';
import type { DueSource } from '../due-work/due-source.ts';
import { monthlyRun } from '../due-work/monthly-run.ts';
import { loadOnce } from '../formats/load-once.ts';

/**
 * Keeps a year's payments for taxes when the year is over: a membership at a time. Years that ended before the first run
 * are kept when they are asked for. In the other months there is nothing to do.
 */
export function taxFormsDue(
  bank: Pick<BankDependencies, 'clock' | 'timeZone' | 'brand'>,
): DueSource {
  return monthlyRun(bank, {
    name: 'tax-forms',
    togetherMost: 10,
    load: keeping,
    table: 'tax_form_run',
    firstMonth: (now) => monthAt(now, bank.timeZone),

    async isReady(db, month) {
      const year = yearEnding(month);
      return year === null || (await (await keeping()).areDividendsPaid(db, year));
    },

    async list(db, month, after, limit) {
      const year = yearEnding(month);
      if (year === null) return [];
      const rows = await db
        .selectFrom('membership')
        .select('membership.id')
        .where('membership.id', '>', after)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('tax_form')
                .select('year')
                .whereRef('tax_form.membership_id', '=', 'membership.id')
                .where('year', '=', year),
            ),
          ),
        )
        .orderBy('membership.id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async finish(scope, month, membershipId, now) {
      const year = yearEnding(month);
      if (year === null) return;
      const { keepTaxForm } = await keeping();
      await keepTaxForm(scope, bank, membershipId, year, now);
    },
  });
}

/** Null where the month ends no year. */
function yearEnding(month: string): TaxYear | null {
  return month.endsWith('-12') ? (month.slice(0, 4) as TaxYear) : null;
}

const keeping = loadOnce(() => import('./tax-form.ts'));
