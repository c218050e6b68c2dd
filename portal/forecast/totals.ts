import type { Forecast } from '#contract/forecast/forecast.ts';

/** What all accounts together have at the end of each day, today's first; nothing for a member without accounts. */
export function totalsOf({ accounts }: Forecast): readonly number[] {
  const days = accounts[0]?.balances ?? [];
  return days.map((_, day) =>
    accounts.reduce((sum, { balances }) => sum + (balances[day] ?? 0), 0),
  );
}
