import type { Cents } from '#contract/money/cents.ts';
import type { Subscription } from '#contract/transactions/cash-flow.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import { countDays } from '#contract/time/days.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths } from '../calendar/local-time.ts';
import { payeeOf } from '../history/payee-rules.ts';

/** A payment to a merchant. */
export interface Charge {
  readonly description: string;
  /** Null for a purchase of a credit or business card. */
  readonly category: Category | null;
  readonly amount: Cents;
  readonly day: LocalDate;
  /** Null for a purchase of a credit or business card. */
  readonly transaction: TransactionId | null;
}

const fewest = { monthly: 3, yearly: 2 } as const;

const slackDays = { monthly: 4, yearly: 10 } as const;

/** A subscription costs about the same each time: a price that changes more is another thing. */
const mostChange = 0.5;

const trialMost = 1_00;

/**
 * The subscriptions in the charges of fourteen months that have not ended, the next first: at least three charges a month
 * apart, or two a year apart, of about one amount. A first charge of at most a dollar was a trial; while there is no other,
 * a charge that is called a trial or filed under subscriptions is a trial that ends.
 */
export function subscriptionsOf(charges: readonly Charge[], today: LocalDate): Subscription[] {
  const byPayee = Map.groupBy(charges, ({ description }) => payeeOf(description));
  return [...byPayee.values()]
    .flatMap((theirs) => {
      const inOrder = theirs.toSorted((one, other) => (one.day < other.day ? -1 : 1));
      return [trialOf(inOrder, today) ?? rhythmOf(inOrder, today)].flatMap((one) => one ?? []);
    })
    .toSorted((one, other) => (one.next + one.name < other.next + other.name ? -1 : 1));
}

function trialOf(charges: readonly Charge[], today: LocalDate): Subscription | null {
  const [only, second] = charges;
  if (only === undefined || second !== undefined) return null;
  const next = addMonths(only.day, 1);
  const isNamedTrial = /\btrial\b/i.test(only.description);
  const mayBe = isNamedTrial || only.category === 'Subscriptions';
  const isTrial = mayBe && only.amount <= trialMost && next >= today;
  return isTrial ? { ...presented(charges, only, 'monthly', next), isTrial } : null;
}

function rhythmOf(charges: readonly Charge[], today: LocalDate): Subscription | null {
  const paid = charges.filter(({ amount }, index) => index > 0 || amount > trialMost);
  const last = paid.at(-1);
  if (last === undefined) return null;
  for (const rhythm of ['monthly', 'yearly'] as const) {
    const newest = paid.slice(-fewest[rhythm]);
    const next = stepOn(last.day, rhythm);
    const isDue = addDays(next, slackDays[rhythm]) >= today;
    if (isDue && newest.length === fewest[rhythm] && isRegular(newest, rhythm)) {
      return { ...presented(charges, last, rhythm, next), changed: changeOf(paid) };
    }
  }
  return null;
}

function isRegular(charges: readonly Charge[], rhythm: Subscription['rhythm']): boolean {
  return charges.slice(1).every((charge, index) => {
    const before = charges[index] as Charge;
    const beside = countDays(stepOn(before.day, rhythm), charge.day);
    return (
      Math.abs(beside) <= slackDays[rhythm] &&
      Math.abs(charge.amount - before.amount) <= before.amount * mostChange
    );
  });
}

/** The last change of a price that has held at least twice before: an amount that differs every time is no price. */
function changeOf(charges: readonly Charge[]): Subscription['changed'] {
  const last = charges.at(-1);
  const place = charges.findLastIndex(({ amount }) => amount !== last?.amount);
  const [earlier, before, first] = [charges[place - 1], charges[place], charges[place + 1]];
  if (before === undefined || first === undefined || earlier?.amount !== before.amount) return null;
  return { before: before.amount, on: first.day };
}

function stepOn(day: LocalDate, rhythm: Subscription['rhythm']): LocalDate {
  return addMonths(day, rhythm === 'monthly' ? 1 : 12);
}

function presented(
  charges: readonly Charge[],
  { description: name, category, amount }: Charge,
  rhythm: Subscription['rhythm'],
  next: LocalDate,
): Subscription {
  return {
    name,
    category,
    rhythm,
    amount,
    payments: charges
      .map(({ day, amount: paid, transaction }) => ({ day, amount: paid, transaction }))
      .toReversed(),
    next,
    changed: null,
    isTrial: false,
  };
}
