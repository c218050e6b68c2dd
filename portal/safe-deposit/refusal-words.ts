import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount, formatDate } from '../language/format.ts';
import { ended } from '../language/sentences.ts';

const en = {
  VISIT_PAST: {
    title: 'That time has passed.',
    detail: 'Please choose a later one. Nothing was scheduled.',
  },
  VISIT_TOO_FAR: ({ latest }) => ({
    title: 'A visit can be scheduled at most 60 days ahead.',
    detail: `Please choose ${formatDate(latest)} or earlier. Nothing was scheduled.`,
  }),
  BRANCH_CLOSED: ({ because }) => ({
    title:
      because === 'holiday'
        ? 'The branch is closed on that bank holiday.'
        : 'The branch is closed on that day of the week.',
    detail: 'Please choose another day. Nothing was scheduled.',
  }),
  NOT_A_VISIT_TIME: ({ first, last }) => ({
    title: 'A visit begins on the hour or the half hour, while the branch is open.',
    detail: `The first is at ${first}, the last at ${ended(last)} Nothing was scheduled.`,
  }),
  TOO_MANY_VISITS: ({ most }) => ({
    title: `You have ${formatCount(most)} visits scheduled, the most you can have.`,
    detail: 'Please cancel one first. Nothing was scheduled.',
  }),
  VISIT_TIME_TAKEN: {
    title: 'That time is taken.',
    detail: 'Please choose another. Nothing was scheduled.',
  },
  VISIT_BEGUN: {
    title: 'That visit has begun or is over.',
    detail: 'It can no longer be cancelled. Nothing was changed.',
  },
  whereToLook: {
    safeDeposit: 'Check your visits: they show whether it was done.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
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
  whereToLook: {
    safeDeposit: 'Revise sus visitas: muestran si se hizo.',
  },
};

export const safeDepositRefusals = { en, es };
