import { z } from 'zod';
import { FundId } from '../text/ids.ts';
import { Cents } from '../money/money.ts';
import { proceduresUnder } from '../procedures/procedure.ts';
import { LocalDate } from '../time/time.ts';

/** The member's holding of a fund (R-D12). */
export const Holding = z.object({
  fund: FundId,
  /** Its own name, such as `Growth Fund`. */
  name: z.string(),
  /** In units of 1e-4. */
  units: z.int().nonnegative(),
  /** Of one unit, in 1e-4 of a dollar, on `priceDay`. */
  price: z.int().nonnegative(),
  priceDay: LocalDate,
  /** Units times price, rounded half to even. */
  value: Cents,
  /** The price paid for the units. */
  cost: Cents,
  /** Value less cost. */
  gain: Cents,
  /** Of the whole, in percent; the shares of all holdings add up to 100. */
  share: z.int(),
});
export type Holding = z.infer<typeof Holding>;

/** The value of the portfolio at the end of a day, and the amount paid for it until then. */
export const PortfolioPoint = z.object({ day: LocalDate, value: Cents, cost: Cents });
export type PortfolioPoint = z.infer<typeof PortfolioPoint>;

export const Portfolio = z.object({
  total: Cents,
  cost: Cents,
  gain: Cents,
  /** In the order of the funds; empty for a member who has invested nothing. */
  holdings: z.array(Holding),
  /** The ends of the last twelve months and the day of the newest prices, oldest first. */
  history: z.array(PortfolioPoint),
  /** The day of the newest prices; null where nothing is held. */
  pricesOf: LocalDate.nullable(),
  /** `sample`: some of the prices are made up for trying the portal out. */
  origin: z.enum(['sample', 'published']),
});
export type Portfolio = z.infer<typeof Portfolio>;

const { reads } = proceduresUnder('Portfolio');

export const portfolio = {
  /** The member's investments and their value. */
  overview: reads('see', '/portfolio', 'Investment portfolio').output(Portfolio),
};
