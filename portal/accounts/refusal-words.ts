import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount, formatMoney } from '../language/format.ts';

const en = {
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
  AMOUNT_NOT_POSITIVE: {
    title: 'The amount must be more than $0.00.',
    detail: 'Nothing was sent.',
  },
  UNKNOWN_ACCOUNT: ({ field }) => ({
    title:
      field === 'from'
        ? 'The account to send from is not one of yours.'
        : 'The account to send to is not one of yours.',
    detail: 'Please choose it again. Nothing was sent.',
  }),
  SAME_ACCOUNT: { title: 'Please choose two different accounts.', detail: 'Nothing was sent.' },
  INSUFFICIENT_FUNDS: ({ available }) => ({
    title: 'Insufficient funds',
    detail: `${formatMoney(available)} is available in this account. Nothing was sent.`,
  }),
  whereToLook: {
    accounts: 'Check your accounts: they show whether it was changed. No money was moved.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
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
  AMOUNT_NOT_POSITIVE: {
    title: 'El monto debe ser mayor que $0.00.',
    detail: 'No se envió nada.',
  },
  UNKNOWN_ACCOUNT: ({ field }) => ({
    title:
      field === 'from'
        ? 'La cuenta de origen no es una de las suyas.'
        : 'La cuenta de destino no es una de las suyas.',
    detail: 'Elíjala de nuevo. No se envió nada.',
  }),
  SAME_ACCOUNT: { title: 'Elija dos cuentas distintas.', detail: 'No se envió nada.' },
  INSUFFICIENT_FUNDS: ({ available }) => ({
    title: 'Fondos insuficientes',
    detail: `En esta cuenta hay ${formatMoney(available)} disponibles. No se envió nada.`,
  }),
  whereToLook: {
    accounts: 'Revise sus cuentas: muestran si se hizo el cambio. No se movió dinero.',
  },
};

export const accountRefusals = { en, es };
