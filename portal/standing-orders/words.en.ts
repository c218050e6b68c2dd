import type { Repeat } from '#contract/time/repeat.ts';

const repeats: Record<Repeat, string> = {
  once: 'Once',
  weekly: 'Every week',
  'every-two-weeks': 'Every two weeks',
  monthly: 'Every month',
};

/** What is said of bills and scheduled transfers alike. */
export const standingOrders = { repeats };
