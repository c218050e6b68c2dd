import { disputeNotices as en } from './notices.en.ts';

const changes: typeof en.changes = {
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

/** What the notifications say about disputes. */
const es: typeof en = { changes };

export const disputeNoticesWords = { en, es };
