import { type Cents, cents, divideHalfEven } from '#contract/money/cents.ts';
import type { FundId } from '#contract/text/ids.ts';
import type { Holding, Portfolio, PortfolioPoint } from '#contract/portfolio/portfolio.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths } from '../calendar/local-time.ts';
import type { FundPriceRow, FundPurchaseRow, FundRow } from './portfolio-tables.ts';

const monthEndsShown = 12;

/** The facts from which a portfolio is computed. */
export interface PortfolioFacts {
  /** In their order. */
  readonly funds: readonly FundRow[];
  /** Everything that the member bought. */
  readonly purchases: readonly FundPurchaseRow[];
  /** Of the funds held, in the order of days. */
  readonly prices: readonly FundPriceRow[];
}

/** Units (1e-4) times price (1e-4 of a dollar), in cents, rounded half to even. */
export function valueOf(units: number, price: number): Cents {
  return cents(Number(divideHalfEven(BigInt(units) * BigInt(price), 1_000_000n)));
}

/** The units (1e-4) that an amount buys at a price (1e-4 of a dollar), rounded half to even. */
export function unitsFor(cost: number, price: number): number {
  return Number(divideHalfEven(BigInt(cost) * 1_000_000n, BigInt(price)));
}

/**
 * Each part's share of the whole, in percent. The percentages add up to 100: the remainder of rounding down goes to the
 * parts that lost most by it, the first of equals first. All zero where the whole is zero.
 */
export function sharesOf(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) {
    return parts.map(() => 0);
  }
  const exact = parts.map((part) => BigInt(part) * 100n);
  const shares = exact.map((part) => Number(part / BigInt(whole)));
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((part, index) => ({ index, loss: part % BigInt(whole) }))
    .toSorted((one, other) => (one.loss === other.loss ? 0 : one.loss > other.loss ? -1 : 1));
  for (const { index } of byLoss.slice(0, left)) {
    shares[index] = (shares[index] ?? 0) + 1;
  }
  return shares;
}

/** The portfolio as its purchases and the recorded prices make it. */
export function portfolioOf(facts: PortfolioFacts): Portfolio {
  const holdings = holdingsOf(facts);
  const shares = sharesOf(holdings.map(({ value }) => value));
  const pricesOf = holdings
    .map(({ priceDay }) => priceDay)
    .toSorted()
    .at(-1);
  const total = sumOf(holdings.map(({ value }) => value));
  const cost = sumOf(holdings.map((holding) => holding.cost));
  return {
    total,
    cost,
    gain: cents(total - cost),
    holdings: holdings.map((holding, index) => ({ ...holding, share: shares[index] ?? 0 })),
    history: pricesOf === undefined ? [] : historyOf(facts, pricesOf),
    pricesOf: pricesOf ?? null,
    origin: facts.prices.some(({ origin }) => origin === 'sample') ? 'sample' : 'published',
  };
}

function holdingsOf({ funds, purchases, prices }: PortfolioFacts): Omit<Holding, 'share'>[] {
  return funds.flatMap(({ id, name }) => {
    const bought = purchases.filter(({ fund_id: fund }) => fund === id);
    const price = prices.findLast(({ fund_id: fund }) => fund === id);
    if (bought.length === 0 || !price) {
      return [];
    }
    const units = bought.reduce((sum, purchase) => sum + purchase.units, 0);
    const cost = sumOf(bought.map((purchase) => purchase.cost));
    const value = valueOf(units, price.price);
    return {
      fund: id as FundId,
      name,
      units,
      price: price.price,
      priceDay: price.day as LocalDate,
      value,
      cost,
      gain: cents(value - cost),
    };
  });
}

/** The value at the month ends before that day, and on it, from the first purchase on. */
function historyOf(facts: PortfolioFacts, latest: LocalDate): PortfolioPoint[] {
  const firstOfMonth = `${latest.slice(0, 8)}01` as LocalDate;
  const monthEnds = Array.from({ length: monthEndsShown }, (_, index) =>
    addDays(addMonths(firstOfMonth, index - monthEndsShown + 1), -1),
  );
  return [...monthEnds, latest].flatMap((day) => pointOf(facts, day) ?? []);
}

/** Undefined where nothing was held on that day, or the price of a holding is not known. */
function pointOf({ funds, purchases, prices }: PortfolioFacts, day: LocalDate) {
  const until = purchases.filter((purchase) => purchase.day <= day);
  if (until.length === 0) {
    return undefined;
  }
  const values: Cents[] = [];
  for (const { id } of funds) {
    const units = until
      .filter(({ fund_id: fund }) => fund === id)
      .reduce((sum, purchase) => sum + purchase.units, 0);
    const price = prices.findLast(({ fund_id: fund, day: of }) => fund === id && of <= day);
    if (units > 0 && !price) {
      return undefined;
    }
    values.push(valueOf(units, price?.price ?? 0));
  }
  return { day, value: sumOf(values), cost: sumOf(until.map(({ cost }) => cost)) };
}

function sumOf(amounts: readonly number[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}
