import { counted } from '../language/counted.ts';
import type { CurrencyCode } from '#contract/exchange/exchange-terms.ts';
import type { ForeignAmountFault } from './foreign-amount.ts';
import { ended } from '../language/ended.ts';

const currencies: Record<CurrencyCode, string> = {
  USD: 'US dollar',
  EUR: 'Euro',
  GBP: 'British pound',
  CAD: 'Canadian dollar',
  JPY: 'Japanese yen',
};

/** What stands at the amount where it cannot be converted. */
const faults: Record<ForeignAmountFault, string> = {
  'not-a-number': 'Enter an amount in digits, such as 1,234.50.',
  'too-precise': 'An amount in this currency has at most two decimals.',
  'no-decimals': 'An amount in yen has no decimals.',
  'too-large': 'This amount is too large.',
  'not-positive': 'Enter an amount above zero.',
};

/** What the portal says about exchanging currencies (R-D9). */
export const exchange = {
  title: 'Currency Exchange',
  description: 'See what an amount is worth in another currency. No money moves.',
  currencies,
  /** A currency in a list. */
  currency: (name: string, code: string) => `${name} (${code})`,
  from: 'From',
  to: 'To',
  amount: (code: string) => `Amount in ${code}`,
  swap: 'Swap the currencies',
  rate: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  result: 'Result',
  converted: (amount: string, result: string) => `${amount} = ${result}`,
  nothing: 'Enter an amount to convert it.',
  renewed: (minutes: number) => `Updated every ${counted(minutes, 'minute', 'minutes')}`,
  takenAt: (moment: string) => `Rates as of ${moment}`,
  old: (moment: string) =>
    `These rates are from ${ended(moment)} Newer rates are not available right now, so use the result only as a guide.`,
  samples: 'These are sample rates, for trying out the portal.',
  rates: 'What 1 US dollar is worth',
  faults,
  loading: 'Loading the exchange rates',
  failed: 'The exchange rates cannot be shown',
};
