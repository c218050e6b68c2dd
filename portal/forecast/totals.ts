import type { Forecast } from '#contract/forecast/forecast.ts';

/** The total of all accounts at the end of each day from today; empty for a member without accounts. */
export function totalsOf({ accounts }: Forecast): readonly number[] {
  const days = accounts[0]?.balances ?? [];
  return days.map((_, day) =>
    accounts.reduce((sum, { balances }) => sum + (balances[day] ?? 0), 0),
  );
}
