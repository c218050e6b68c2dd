import { travelDaysMax, travelNoticesMax } from '#contract/cards/card-terms.ts';
import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatDate, formatMoney } from '../language/format.ts';

const easyPins = {
  'equal digits': 'Four identical digits are too easy to guess.',
  'a sequence': 'Digits in a row are too easy to guess.',
  'a year': 'A year is too easy to guess.',
  common: 'Many people choose this PIN, so it is one of the first that a thief would try.',
};

const en = {
  OVERDRAFT_TERMS_CHANGED: {
    title: 'The terms have changed since you opened this page.',
    detail: 'Please read them again, and then choose. Nothing was changed.',
  },
  CARD_REPORTED: ({ as }) => ({
    title: `This card was reported ${as}, so it stays locked.`,
    detail: 'Use the new card once it arrives.',
  }),
  LIMIT_NOT_WHOLE_DOLLARS: {
    title: 'A limit must be in whole dollars.',
    detail: 'Please leave out the cents. The limit was not changed.',
  },
  LIMIT_OUT_OF_RANGE: ({ lowest, highest }) => ({
    title: `The limit can be from ${formatMoney(lowest)} to ${formatMoney(highest)}.`,
    detail: 'The limit was not changed.',
  }),
  PIN_NOT_FOUR_DIGITS: { title: 'A PIN has four digits.', detail: 'The PIN was not changed.' },
  PIN_TOO_EASY: ({ because }) => ({
    title: easyPins[because],
    detail: 'Please choose another. The PIN was not changed.',
  }),
  REPLACEMENT_ON_ITS_WAY: ({ arrivesBy }) => ({
    title: 'A new card is already on its way.',
    detail: `It should arrive by ${formatDate(arrivesBy)}. Nothing was changed.`,
  }),
  NO_REPLACEMENT: {
    title: 'No new card is on its way.',
    detail: 'It may be in use already. Nothing was changed.',
  },
  PLACE_WRONG: {
    title: 'Enter a country or region, such as Portugal.',
    detail: 'Use letters, spaces and commas. Nothing was added.',
  },
  TRAVEL_IN_THE_PAST: ({ today }) => ({
    title: `A trip must begin today, ${formatDate(today)}, or later.`,
    detail: 'Nothing was added.',
  }),
  TRAVEL_ENDS_BEFORE_IT_BEGINS: {
    title: 'The last day cannot be before the first.',
    detail: 'Nothing was added.',
  },
  TRAVEL_TOO_FAR_AHEAD: ({ latestFrom }) => ({
    title: `A trip must begin by ${formatDate(latestFrom)}.`,
    detail: 'Please tell us about a later trip closer to the time. Nothing was added.',
  }),
  TRAVEL_TOO_LONG: ({ latestTo }) => ({
    title: `A travel notice covers at most ${travelDaysMax} days, until ${formatDate(latestTo)}.`,
    detail: 'For a longer stay, add another from there. Nothing was added.',
  }),
  TOO_MANY_TRAVEL_NOTICES: {
    title: `This card has ${travelNoticesMax} travel notices.`,
    detail: 'Please remove one first. Nothing was added.',
  },
  whereToLook: {
    cards:
      'Check the card or its account before you try again. It shows whether the change was made.',
  },
} satisfies FailureWords;

const easyPinsInSpanish = {
  'equal digits': 'Cuatro dígitos iguales son demasiado fáciles de adivinar.',
  'a sequence': 'Los dígitos seguidos son demasiado fáciles de adivinar.',
  'a year': 'Un año es demasiado fácil de adivinar.',
  common: 'Muchas personas eligen este PIN, así que es de los primeros que probaría un ladrón.',
};

const reported = { lost: 'perdida', stolen: 'robada' };

const es: Translated<typeof en> = {
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
    title: easyPinsInSpanish[because],
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
  whereToLook: {
    cards:
      'Revise la tarjeta o su cuenta antes de intentarlo de nuevo. Muestra si el cambio se hizo.',
  },
};

export const cardRefusals = { en, es };
