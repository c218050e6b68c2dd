import type { Repeat } from '#contract/time/time.ts';

const repeats: Record<Repeat, string> = {
  once: 'Once',
  weekly: 'Every week',
  'every-two-weeks': 'Every two weeks',
  monthly: 'Every month',
};

const en = { repeats };

const es: typeof en = {
  repeats: {
    once: 'Una vez',
    weekly: 'Cada semana',
    'every-two-weeks': 'Cada dos semanas',
    monthly: 'Cada mes',
  },
};

export const standingOrderWords = { en, es };

/** How often a bill is paid or a transfer sent, in the order of the forms. */
export const repeatChoices: readonly Repeat[] = ['once', 'weekly', 'every-two-weeks', 'monthly'];
