import { standingOrders as en } from './words.en.ts';

/** What is said of bills and scheduled transfers alike. */
const es: typeof en = {
  repeats: {
    once: 'Una vez',
    weekly: 'Cada semana',
    'every-two-weeks': 'Cada dos semanas',
    monthly: 'Cada mes',
  },
};

export const standingOrderWords = { en, es };
