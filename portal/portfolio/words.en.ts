import { ended } from '../language/ended.ts';

/** What the portal says about investments (R-D12). */
export const portfolio = {
  title: 'Investment Portfolio',
  description: 'What you have invested and what it is worth.',
  loading: 'Loading your portfolio',
  failed: 'Your portfolio cannot be shown',
  none: 'You have no investments yet',
  noneDetail: (phone: string) => `Call us at ${phone} to start investing.`,
  total: 'Total value',
  /** How much it is above or below what was paid. */
  gain: (amount: string) => `${amount} since you bought`,
  paid: 'Paid in',
  samplePrices: (day: string) => `Sample prices as of ${day}, for trying out the portal`,
  prices: (day: string) => `Prices as of ${day}`,

  breakdown: {
    heading: 'Breakdown',
    /** What the picture shows, read out instead of it. */
    summary: (parts: readonly string[]) => `The portfolio by share: ${parts.join(', ')}.`,
    part: (name: string, share: string) => `${name} ${share}`,
    share: (percent: number) => `${percent}%`,
  },

  overTime: {
    heading: 'Value over time',
    summary: (value: string, before: string, first: string, last: string) =>
      `The portfolio was worth ${before} on ${first} and ${value} on ${ended(last)}`,
    hidden: (first: string, last: string) =>
      `The value of the portfolio from ${first} to ${ended(last)}`,
    value: 'Value',
    paid: 'Paid in',
    day: 'Day',
  },

  viewHoldings: 'View Holdings',
  back: 'Back to the portfolio',
  holdings: {
    heading: 'Holdings',
    units: 'Units',
    price: 'Price',
    value: 'Value',
    cost: 'Cost',
    gain: 'Gain',
    share: 'Share',
  },
};
