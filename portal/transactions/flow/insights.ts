import type { CashFlow, Subscription } from '#contract/transactions/cash-flow.ts';
import { cents, type Cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';

const insightsMost = 2;

/** What differs by less from the month before is not worth a sentence. */
const leastDifference = 50_00;

/** A price that changed so many days ago is no news. */
const newsDays = 62;

/** Something worth a sentence; `key` is the same for the same thing, so that it can be dismissed. */
export type Insight =
  | { readonly key: string; readonly kind: 'ahead' | 'behind'; readonly amount: Cents }
  | {
      readonly key: string;
      readonly kind: 'dearer';
      readonly name: string;
      readonly before: Cents;
      readonly now: Cents;
      readonly on: LocalDate;
    };

/** At most two things worth knowing about this month, without those that were dismissed. */
export function insightsOf(
  flow: CashFlow,
  subscriptions: readonly Subscription[],
  today: LocalDate,
  dismissed: readonly string[],
): Insight[] {
  const recent = Date.parse(today) - newsDays * 86_400_000;
  const dearer = subscriptions.flatMap(({ name, amount, changed }): Insight[] =>
    changed !== null && changed.before < amount && Date.parse(changed.on) >= recent
      ? [
          {
            key: `dearer ${name} ${changed.on}`,
            kind: 'dearer',
            name,
            before: changed.before,
            now: amount,
            on: changed.on,
          },
        ]
      : [],
  );
  return [...dearer, ...paceOf(flow)]
    .filter(({ key }) => !dismissed.includes(key))
    .slice(0, insightsMost);
}

function paceOf({ month, spent, spentBefore }: CashFlow): Insight[] {
  const now = spent.at(-1) ?? 0;
  const before = spentBefore[spent.length - 1] ?? spentBefore.at(-1) ?? 0;
  const difference = now - before;
  if (before === 0 || Math.abs(difference) < leastDifference) return [];
  const kind = difference > 0 ? 'ahead' : 'behind';
  return [{ key: `${kind} ${month}`, kind, amount: cents(Math.abs(difference)) }];
}
