import { formatCount } from '../language/format.ts';
import type { accountRefusals as en } from './refusals.en.ts';

/** What the bank's refusals about the member's own names and order of accounts say. */
export const accountRefusals: typeof en = {
  ACCOUNT_NICKNAME_TOO_LONG: ({ most }) => ({
    title: `Un apodo tiene como máximo ${formatCount(most)} caracteres.`,
    detail: 'Elija uno más corto.',
  }),
  ACCOUNT_NICKNAME_WRONG: {
    title: 'Esto no puede ser un apodo.',
    detail: 'Debe tener letras, números o imágenes visibles, sin < ni >.',
  },
  ACCOUNT_NICKNAME_TAKEN: {
    title: 'Otra de sus cuentas tiene un nombre parecido.',
    detail: 'Elija uno que no se pueda confundir con ese.',
  },
  ACCOUNT_ORDER_INCOMPLETE: {
    title: 'Sus cuentas cambiaron mientras tanto.',
    detail: 'El orden no se guardó. Intente de nuevo.',
  },
};
