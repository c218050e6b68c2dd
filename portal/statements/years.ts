import type { StatementMonth } from '#contract/statements/statements.ts';

/** The months of one year, newest first. */
export interface Year {
  readonly year: string;
  readonly months: readonly StatementMonth[];
}

/** The months, newest first, by their years. */
export function byYear(months: readonly StatementMonth[]): Year[] {
  const years: { year: string; months: StatementMonth[] }[] = [];
  for (const month of months) {
    const year = month.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) {
      last.months.push(month);
    } else {
      years.push({ year, months: [month] });
    }
  }
  return years;
}
