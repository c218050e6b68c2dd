import type { Explanations } from '../language/explanation.ts';
import { formatCount } from '../language/format.ts';

type AccountRefusalCode =
  | 'ACCOUNT_NICKNAME_TOO_LONG'
  | 'ACCOUNT_NICKNAME_WRONG'
  | 'ACCOUNT_NICKNAME_TAKEN'
  | 'ACCOUNT_ORDER_INCOMPLETE';

/** What the bank's refusals about the member's own names and order of accounts say. */
const en: Pick<Explanations, AccountRefusalCode> = {
  ACCOUNT_NICKNAME_TOO_LONG: ({ most }) => ({
    title: `A nickname has at most ${formatCount(most)} characters.`,
    detail: 'Please choose a shorter one.',
  }),
  ACCOUNT_NICKNAME_WRONG: {
    title: 'This cannot be a nickname.',
    detail: 'It must have letters, numbers or pictures that can be seen, and no < or >.',
  },
  ACCOUNT_NICKNAME_TAKEN: {
    title: 'Another of your accounts has a name like this.',
    detail: 'Please choose one that you cannot mistake for it.',
  },
  ACCOUNT_ORDER_INCOMPLETE: {
    title: 'Your accounts have changed in the meantime.',
    detail: 'The order was not saved. Please try again.',
  },
};

const es: typeof en = {
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

export const accountRefusals = { en, es };
