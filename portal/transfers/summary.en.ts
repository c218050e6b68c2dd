import { counted } from '../language/counted.ts';
import type { Arrival } from '#contract/transfers/transfers.ts';

const speeds: Record<Arrival['speed'], (day: string) => string> = {
  'at-once': () => 'Right away',
  'within-minutes': () => 'Within minutes',
  'by-day': (day) => `By ${day}`,
};

/** What stands beside the button of the transfer form while it is filled in. */
export const en = {
  arrives: 'Arrives',
  speeds,
  onceApproved: 'Once it is approved and sent',
  afterReview: 'After our review',
  afterHold: (hours: number) => `After up to ${counted(hours, 'hour', 'hours')} on hold`,
  fee: 'Fee',
  noFee: 'None',
  leftAfter: 'Left after',
};
