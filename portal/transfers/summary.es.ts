import { counted } from '../language/counted.ts';
import { en } from './summary.en.ts';

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
