import { formatCount } from '../../language/format.ts';
import type { Occasion } from './occasion.ts';
import { spokenPlace } from './spoken-place.ts';

const occasions: Record<Occasion, string> = {
  visit: 'visit',
  payment: 'payment',
  transfer: 'transfer',
  deposit: 'deposit from them',
};

/** Words for the story of a transaction. */
export const story = {
  heading: 'The last 12 months',
  place: (place: number, occasion: Occasion, usual: string | null) =>
    `${place === 1 ? 'First' : spokenPlace(place)} ${occasions[occasion]}${usual === null ? '' : `, usually ${usual}`}`,
  usual: (amount: string) => `Usually ${amount}`,
  more: (amount: string) => `${amount} more than usual this time.`,
  less: (amount: string) => `${amount} less than usual this time.`,
  lastMonths: (amount: string, count: number) =>
    `${amount} in 12 months, ${count === 1 ? '1 transaction' : `${formatCount(count)} transactions`}`,
  month: 'Month',
  amount: 'Amount',
  count: 'Transactions',
  table: 'The last 12 months',
  showAll: (name: string) => `Show all with ${name}`,
  loading: 'Loading earlier transactions',
  failed: 'Earlier transactions could not be loaded.',
  technical: 'Technical details',
};
