import type { MessageRefusalCode } from '#contract/support/support.ts';
import type { Explanations } from '../language/explanation.ts';
import { formatCount } from '../language/format.ts';

/** What the bank says when it does not take a message. */
export const supportRefusals: Pick<Explanations, MessageRefusalCode> = {
  MESSAGE_EMPTY: { title: 'Primero escriba algo.', detail: 'No se envió nada.' },
  MESSAGE_TOO_LONG: ({ most }) => ({
    title: `Un mensaje tiene como máximo ${formatCount(most)} caracteres.`,
    detail: 'Acórtelo. No se envió nada.',
  }),
};
