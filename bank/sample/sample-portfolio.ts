import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths, localMoment } from '../calendar/local-time.ts';
import { unitsFor } from '../portfolio/portfolio-rules.ts';
import type { FundPriceRow, FundPurchaseRow } from '../portfolio/portfolio-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { dayNumber } from './sample-moments.ts';
import type { SampleKeys } from './sample-records.ts';
import { weekdayBefore } from './sample-streams.ts';

/** A fund with the movement of its made-up price; prices in 1e-4 of a dollar. */
interface SampleFund {
  readonly id: string;
  readonly name: string;
  /** On the first day of the prices. */
  readonly price: number;
  readonly risePerDay: number;
  /** Swings up and down: how far, and how many days one takes. */
  readonly swings: readonly { readonly by: number; readonly days: number }[];
  /** How far a day may be off besides. */
  readonly scatter: number;
  /** The value brought along when the accounts were opened, in cents. */
  readonly broughtAlong: number;
}

const pricesFrom = '2022-01-31' as LocalDate;
const broughtAlongOn = '2022-03-14' as LocalDate;

/** The parts of the portfolio that the specification names, in its order (R-D12). */
const funds: readonly SampleFund[] = [
  {
    id: 'growth-fund',
    name: 'Growth Fund',
    price: 41_2000,
    risePerDay: 95,
    swings: [
      { by: 1_6000, days: 211 },
      { by: 6000, days: 47 },
    ],
    scatter: 1500,
    broughtAlong: 12_000_00,
  },
  {
    id: 'tech-stocks',
    name: 'Tech Stocks',
    price: 118_5000,
    risePerDay: 430,
    swings: [
      { by: 11_0000, days: 307 },
      { by: 3_0000, days: 61 },
    ],
    scatter: 9000,
    broughtAlong: 28_500_00,
  },
  {
    id: 'bonds',
    name: 'Bonds',
    price: 24_8000,
    risePerDay: 14,
    swings: [{ by: 5000, days: 401 }],
    scatter: 300,
    broughtAlong: 34_000_00,
  },
];

/** The purchases from a payment to the broker, by its category: cents of each part. */
const boughtWith: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Investment: { 'growth-fund': 1 },
  'Investment Transfer': { 'tech-stocks': 3, bonds: 4 },
};

/**
 * Gives the sample member a portfolio: the holdings brought along, and the purchases from the payments to the broker in the
 * history. Its prices are made up, and are marked so.
 */
export async function addSamplePortfolio(
  { trx }: DatabaseTransaction,
  newId: () => string,
  { membershipId }: Pick<SampleKeys, 'membershipId'>,
  now: EpochMs,
  timeZone: string,
): Promise<void> {
  await trx
    .insertInto('fund')
    .values(funds.map(({ id, name }, position) => ({ id, name, position })))
    .execute();
  const payments = await trx
    .selectFrom('account_transaction')
    .select(['posting_id', 'at', 'amount', 'category'])
    .where('membership_id', '=', membershipId)
    .where('type', '=', 'debit')
    .where('category', 'in', Object.keys(boughtWith))
    .orderBy('at')
    .execute();
  const paid = payments.map(({ at, ...payment }) => ({
    ...payment,
    day: localMoment(at as EpochMs, timeZone).date,
  }));
  const purchase = (fund: SampleFund, day: LocalDate, cost: number, posting: string | null) => ({
    id: newId(),
    membership_id: membershipId,
    fund_id: fund.id,
    day,
    units: unitsFor(cost, priceOn(fund, weekdayBefore(day))),
    cost,
    posting_id: posting,
  });
  const purchases: FundPurchaseRow[] = [
    ...funds.map((fund) => purchase(fund, broughtAlongOn, fund.broughtAlong, null)),
    ...paid.flatMap(({ day, amount, category, posting_id: posting }) =>
      partsOf(amount, category).map(({ fund, cost }) => purchase(fund, day, cost, posting)),
    ),
  ];
  await trx.insertInto('fund_purchase').values(purchases).execute();
  const today = localMoment(now, timeZone).date;
  const days = priceDays(
    today,
    purchases.map(({ day }) => day as LocalDate),
  );
  await trx.insertInto('fund_price').values(days.flatMap(pricesOn)).execute();
}

/** The last fund gets the remainder of the payment. */
function partsOf(amount: number, category: string): { fund: SampleFund; cost: number }[] {
  const weights = boughtWith[category] ?? {};
  const bought = funds.filter(({ id }) => weights[id] !== undefined);
  const whole = bought.reduce((sum, { id }) => sum + (weights[id] ?? 0), 0);
  let left = amount;
  return bought.map((fund, index) => {
    const part = Math.floor((amount * (weights[fund.id] ?? 0)) / whole);
    const cost = index === bought.length - 1 ? left : part;
    left -= cost;
    return { fund, cost };
  });
}

/** The last weekday of each month, the last weekday before today, and the days of purchases. */
function priceDays(today: LocalDate, bought: readonly LocalDate[]): LocalDate[] {
  const days = new Set([weekdayBefore(addDays(today, -1)), ...bought.map(weekdayBefore)]);
  for (let month = 1; ; month += 1) {
    const firstOfNext = addMonths(`${pricesFrom.slice(0, 8)}01` as LocalDate, month);
    const end = weekdayBefore(addDays(firstOfNext, -1));
    if (end >= today) {
      return [...days].toSorted();
    }
    days.add(end);
  }
}

function pricesOn(day: LocalDate): FundPriceRow[] {
  return funds.map((fund) => ({
    fund_id: fund.id,
    day,
    price: priceOn(fund, day),
    origin: 'sample',
  }));
}

/** The same for the same day at every call; whole numbers all the way. */
function priceOn({ price, risePerDay, swings, scatter }: SampleFund, day: LocalDate): number {
  const days = dayNumber(day) - dayNumber(pricesFrom);
  const swung = swings.reduce(
    (sum, { by, days: length }) => sum + Math.floor((by * swing(days, length)) / 1000),
    0,
  );
  const scattered = (((days + 1) * 48_271 * 7_919) % 2001) - 1000;
  return price + risePerDay * days + swung + Math.floor((scatter * scattered) / 1000);
}

/** From 0 up to 1000, down to −1000 and back to 0 in so many days. */
function swing(day: number, length: number): number {
  const phase = Math.floor(((day % length) * 4000) / length);
  if (phase <= 1000) {
    return phase;
  }
  return phase <= 3000 ? 2000 - phase : phase - 4000;
}
