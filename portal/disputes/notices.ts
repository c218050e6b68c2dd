import { Ban, CircleCheck, CircleX, Scale, Undo2 } from 'lucide-react';
import type { Notices, NoticeSign } from '../capability.ts';
import type { DisputeChange } from '#contract/events/event-parts.ts';

const en: Record<DisputeChange, { title: (what: string) => string; detail: string }> = {
  opened: {
    title: (what) => `Dispute opened: ${what}`,
    detail: 'We are looking into it. No money has moved yet.',
  },
  credited: {
    title: (what) => `Provisional credit for ${what}`,
    detail: 'We are still looking into it. You can use the money in the meantime.',
  },
  'resolved-for': {
    title: (what) => `Dispute decided in your favor: ${what}`,
    detail: 'The money is yours to keep.',
  },
  'resolved-against': {
    title: (what) => `Dispute not decided in your favor: ${what}`,
    detail: 'The transaction says why, and when any credit is taken back.',
  },
  'taken-back': {
    title: (what) => `Dispute credit taken back: ${what}`,
    detail: 'The provisional credit has left your account.',
  },
  withdrawn: {
    title: (what) => `Dispute withdrawn: ${what}`,
    detail: 'A provisional credit, if there was one, was taken back.',
  },
};

const es: typeof en = {
  opened: {
    title: (what) => `Disputa abierta: ${what}`,
    detail: 'La estamos investigando. Todavía no se movió dinero.',
  },
  credited: {
    title: (what) => `Abono provisional por ${what}`,
    detail: 'Seguimos investigando. Mientras tanto puede usar el dinero.',
  },
  'resolved-for': {
    title: (what) => `Disputa resuelta a su favor: ${what}`,
    detail: 'El dinero es suyo.',
  },
  'resolved-against': {
    title: (what) => `Disputa no resuelta a su favor: ${what}`,
    detail: 'El movimiento dice por qué, y cuándo se retira el abono si lo hubo.',
  },
  'taken-back': {
    title: (what) => `Se retiró el abono de la disputa: ${what}`,
    detail: 'El abono provisional salió de su cuenta.',
  },
  withdrawn: {
    title: (what) => `Disputa retirada: ${what}`,
    detail: 'El abono provisional, si lo hubo, se retiró.',
  },
};

export const words = { en, es };

const signs: Record<DisputeChange, NoticeSign> = {
  opened: { shape: Scale, tone: 'brand' },
  credited: { shape: Scale, tone: 'positive' },
  'resolved-for': { shape: CircleCheck, tone: 'positive' },
  'resolved-against': { shape: CircleX, tone: 'danger' },
  'taken-back': { shape: Undo2, tone: 'danger' },
  withdrawn: { shape: Ban, tone: 'quiet' },
};

export const notices: Notices<'dispute'> = {
  dispute({ change, description, sequence }, language) {
    const { title, detail } = words[language][change];
    return {
      sign: signs[change],
      title: title(description),
      detail,
      open: ({ openTab }) => openTab('transactions', { event: sequence }),
    };
  },
};
