import type { CashFlow } from '#contract/transactions/cash-flow.ts';
import { type Filters, noFilters } from '../filters.ts';

/** The filters that show the rows of a month. */
export function rowsOfMonth({ month }: Pick<CashFlow, 'month'>): Filters {
  const end = new Date(`${month}-01T12:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return {
    ...noFilters,
    range: 'custom',
    from: `${month}-01`,
    to: end.toISOString().slice(0, 10),
  };
}
