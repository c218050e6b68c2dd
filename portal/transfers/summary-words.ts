import type { Arrival } from '#contract/transfers/transfers.ts';
import { counted } from '../language/format.ts';

const speeds: Record<Arrival['speed'], (day: string) => string> = {
  'at-once': () => 'Right away',
  'within-minutes': () => 'Within minutes',
  'by-day': (day) => `By ${day}`,
};

const en = {
  arrives: 'Arrives',
  speeds,
  onceApproved: 'Once it is approved and sent',
  afterReview: 'After our review',
  afterHold: (hours: number) => `After up to ${counted(hours, 'hour', 'hours')} on hold`,
  fee: 'Fee',
  noFee: 'None',
  leftAfter: 'Left after',
};

const es: typeof en = {
  arrives: 'Llega',
  speeds: {
    'at-once': () => 'De inmediato',
    'within-minutes': () => 'En minutos',
    'by-day': (day) => `A más tardar el ${day}`,
  },
  onceApproved: 'Cuando se apruebe y se envíe',
  afterReview: 'Después de la revisión',
  afterHold: (hours) => `Tras una retención de hasta ${counted(hours, 'hora', 'horas')}`,
  fee: 'Comisión',
  noFee: 'Ninguna',
  leftAfter: 'Quedará',
};

/** The summary of the transfer form, in every language. */

export const summaryWords = { en, es };
