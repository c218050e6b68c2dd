import type { Forecast } from '#contract/forecast/forecast.ts';

/** The total of the accounts that money can be taken from, at the end of each day from today. */
export function movableTotalsOf({ accounts }: Pick<Forecast, 'accounts'>): readonly number[] {
  return totalsOf({ accounts: accounts.filter(({ lowest }) => lowest !== null) });
}

/** The total of all accounts at the end of each day from today; empty for a member without accounts. */
export function totalsOf({ accounts }: Pick<Forecast, 'accounts'>): readonly number[] {
  const days = accounts[0]?.balances ?? [];
  return days.map((_, day) =>
    accounts.reduce((sum, { balances }) => sum + (balances[day] ?? 0), 0),
  );
}
