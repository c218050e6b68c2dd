import { travelDaysMax, travelNoticesMax } from '#contract/cards/card-terms.ts';
import type { cardRefusals as en } from './refusals.en.ts';
import { formatDate, formatMoney } from '../language/format.ts';

const easyPins = {
  'equal digits': 'Cuatro dígitos iguales son demasiado fáciles de adivinar.',
  'a sequence': 'Los dígitos seguidos son demasiado fáciles de adivinar.',
  'a year': 'Un año es demasiado fácil de adivinar.',
  common: 'Muchas personas eligen este PIN, así que es de los primeros que probaría un ladrón.',
};

const reported = { lost: 'perdida', stolen: 'robada' };

/** What the bank says when it will not do something with a card. */
export const cardRefusals: typeof en = {
  OVERDRAFT_TERMS_CHANGED: {
    title: 'Las condiciones cambiaron desde que abrió esta página.',
    detail: 'Léalas de nuevo y después elija. No se cambió nada.',
  },
  CARD_REPORTED: ({ as }) => ({
    title: `Esta tarjeta se reportó como ${reported[as]}, así que sigue bloqueada.`,
    detail: 'Use la tarjeta nueva cuando la reciba.',
  }),
  LIMIT_NOT_WHOLE_DOLLARS: {
    title: 'Un límite se escribe en dólares enteros.',
    detail: 'Quite los centavos. El límite no cambió.',
  },
  LIMIT_OUT_OF_RANGE: ({ lowest, highest }) => ({
    title: `El límite puede ser de ${formatMoney(lowest)} a ${formatMoney(highest)}.`,
    detail: 'El límite no cambió.',
  }),
  PIN_NOT_FOUR_DIGITS: { title: 'Un PIN tiene cuatro dígitos.', detail: 'El PIN no cambió.' },
  PIN_TOO_EASY: ({ because }) => ({
    title: easyPins[because],
    detail: 'Elija otro. El PIN no cambió.',
  }),
  REPLACEMENT_ON_ITS_WAY: ({ arrivesBy }) => ({
    title: 'Ya hay una tarjeta nueva en camino.',
    detail: `Debe llegar a más tardar el ${formatDate(arrivesBy)}. No se cambió nada.`,
  }),
  NO_REPLACEMENT: {
    title: 'No hay ninguna tarjeta nueva en camino.',
    detail: 'Puede que ya esté en uso. No se cambió nada.',
  },
  PLACE_WRONG: {
    title: 'Escriba un país o una región, por ejemplo Portugal.',
    detail: 'Use letras, espacios y comas. No se agregó nada.',
  },
  TRAVEL_IN_THE_PAST: ({ today }) => ({
    title: `Un viaje debe empezar hoy, ${formatDate(today)}, o después.`,
    detail: 'No se agregó nada.',
  }),
  TRAVEL_ENDS_BEFORE_IT_BEGINS: {
    title: 'El último día no puede ser anterior al primero.',
    detail: 'No se agregó nada.',
  },
  TRAVEL_TOO_FAR_AHEAD: ({ latestFrom }) => ({
    title: `Un viaje debe empezar a más tardar el ${formatDate(latestFrom)}.`,
    detail: 'Avísenos de uno posterior cuando esté más cerca. No se agregó nada.',
  }),
  TRAVEL_TOO_LONG: ({ latestTo }) => ({
    title: `Un aviso de viaje cubre ${travelDaysMax} días como máximo, hasta el ${formatDate(latestTo)}.`,
    detail: 'Para una estadía más larga, agregue otro a partir de ahí. No se agregó nada.',
  }),
  TOO_MANY_TRAVEL_NOTICES: {
    title: `Esta tarjeta tiene ${travelNoticesMax} avisos de viaje.`,
    detail: 'Elimine uno primero. No se agregó nada.',
  },
};
