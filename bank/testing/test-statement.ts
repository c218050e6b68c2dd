import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { Statement, StatementEntry, StatementMonth } from '#contract/statements/statements.ts';
import type { LocalDate } from '#contract/time/time.ts';

/** A payment of $10.05 to a grocery, unless said otherwise. */
export function entry(change: Partial<StatementEntry>): StatementEntry {
  return {
    date: '2024-01-05' as LocalDate,
    description: 'Corner Grocery',
    reversal: false,
    kind: 'payment-out',
    amount: cents(-10_05),
    balance: cents(0),
    ...change,
  };
}

/** A statement of January 2024 whose balances follow from the amounts. */
export function statementOf(opening: number, entries: readonly StatementEntry[]): Statement {
  let balance = opening;
  const balanced = entries.map((one) => {
    balance += one.amount;
    return { ...one, balance: cents(balance) };
  });
  const sum = (amounts: readonly number[]) =>
    cents(amounts.reduce((total, amount) => total + Math.abs(amount), 0));
  const amounts = entries.map(({ amount }) => amount);
  return {
    account: 'checking' as AccountId,
    accountName: 'Everyday Checking',
    number: '••••4821',
    month: '2024-01' as StatementMonth,
    from: '2024-01-01' as LocalDate,
    to: '2024-01-31' as LocalDate,
    days: 31,
    holder: { name: 'Jordan Ellis', address: ['9 Mill Road', 'Troy, NY 12180'] },
    opening: cents(opening),
    moneyIn: sum(amounts.filter((amount) => amount > 0)),
    moneyOut: sum(amounts.filter((amount) => amount < 0)),
    takenBack: { moneyIn: cents(0), moneyOut: cents(0) },
    closing: cents(balance),
    dividends: { earned: cents(0), averageDailyBalance: cents(opening), yieldEarned: 0 },
    fees: { items: [], inMonth: cents(0), inYear: cents(0) },
    entries: balanced,
  };
}
