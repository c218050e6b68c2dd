import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount } from '../language/format.ts';

const en = {
  MESSAGE_EMPTY: { title: 'Please write something first.', detail: 'Nothing was sent.' },
  MESSAGE_TOO_LONG: ({ most }) => ({
    title: `A message has at most ${formatCount(most)} characters.`,
    detail: 'Please shorten it. Nothing was sent.',
  }),
  whereToLook: {
    support: 'The conversation shows which messages have arrived.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
  MESSAGE_EMPTY: { title: 'Primero escriba algo.', detail: 'No se envió nada.' },
  MESSAGE_TOO_LONG: ({ most }) => ({
    title: `Un mensaje tiene como máximo ${formatCount(most)} caracteres.`,
    detail: 'Acórtelo. No se envió nada.',
  }),
  whereToLook: {
    support: 'La conversación muestra qué mensajes llegaron.',
  },
};

export const supportRefusals = { en, es };
