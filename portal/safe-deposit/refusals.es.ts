import { formatCount, formatDate } from '../language/format.ts';
import type { safeDepositRefusals as en } from './refusals.en.ts';
import { ended } from '../language/ended.ts';

/** What the bank says when it will not do something about a safe deposit box. */
export const safeDepositRefusals: typeof en = {
  VISIT_PAST: {
    title: 'Esa hora ya pasó.',
    detail: 'Elija una posterior. No se programó nada.',
  },
  VISIT_TOO_FAR: ({ latest }) => ({
    title: 'Una visita se puede programar con 60 días de anticipación como máximo.',
    detail: `Elija el ${formatDate(latest)} o un día anterior. No se programó nada.`,
  }),
  BRANCH_CLOSED: ({ because }) => ({
    title:
      because === 'holiday'
        ? 'La sucursal está cerrada ese feriado bancario.'
        : 'La sucursal está cerrada ese día de la semana.',
    detail: 'Elija otro día. No se programó nada.',
  }),
  NOT_A_VISIT_TIME: ({ first, last }) => ({
    title:
      'Una visita comienza a la hora en punto o a la media hora, mientras la sucursal está abierta.',
    detail: `La primera es a las ${first} y la última a las ${ended(last)} No se programó nada.`,
  }),
  TOO_MANY_VISITS: ({ most }) => ({
    title: `Tiene ${formatCount(most)} visitas programadas, que es el máximo.`,
    detail: 'Cancele una primero. No se programó nada.',
  }),
  VISIT_TIME_TAKEN: {
    title: 'Esa hora está ocupada.',
    detail: 'Elija otra. No se programó nada.',
  },
  VISIT_BEGUN: {
    title: 'Esa visita ya comenzó o ya terminó.',
    detail: 'Ya no se puede cancelar. No se cambió nada.',
  },
};
