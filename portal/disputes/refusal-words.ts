import type { NotDisputable } from '#contract/disputes/disputes.ts';
import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatDate, formatMoney } from '../language/format.ts';

const whyNot: Record<NotDisputable, string> = {
  credit: 'Money that came in cannot be disputed.',
  'own-accounts': 'What you moved to an account of your own cannot be disputed.',
  'not-completed': 'Only a completed payment can be disputed.',
  'not-a-payment': 'Only a payment to others can be disputed.',
};

const en = {
  NOT_DISPUTABLE: ({ why }) => ({ title: whyNot[why], detail: 'Nothing was changed.' }),
  ALREADY_DISPUTED: {
    title: 'This transaction is already disputed.',
    detail: 'Its details show the status of the dispute. Nothing was changed.',
  },
  DISPUTE_TOO_LATE: ({ until }) => ({
    title: `This transaction could be disputed until ${formatDate(until)}.`,
    detail: 'Please write to us in the support chat. Nothing was changed.',
  }),
  DISPUTED_TOO_MUCH: ({ most }) => ({
    title: `You can dispute at most ${formatMoney(most)}.`,
    detail: 'Please enter that amount or less. Nothing was changed.',
  }),
  DISPUTE_STORY_EMPTY: { title: 'Please say what happened.', detail: 'Nothing was changed.' },
  DISPUTE_ENDED: {
    title: 'This dispute is closed.',
    detail: 'It was already decided or withdrawn. Nothing was changed.',
  },
  TAG_WRONG: ({ tag }) => ({
    title: `“${tag}” cannot be a tag: tags are plain text without <, > or hidden characters.`,
    detail: 'Nothing was changed.',
  }),
  whereToLook: {
    disputes: {
      open: 'The transaction shows whether it is disputed. No money was moved.',
      withdraw:
        'The transaction shows the status of the dispute. If it was withdrawn, any provisional credit was taken back.',
    },
  },
} satisfies FailureWords;

const whyNotInSpanish: Record<NotDisputable, string> = {
  credit: 'El dinero que entró no se puede disputar.',
  'own-accounts': 'Lo que usted pasó a una cuenta propia no se puede disputar.',
  'not-completed': 'Solo se puede disputar un pago completado.',
  'not-a-payment': 'Solo se puede disputar un pago a terceros.',
};

const es: Translated<typeof en> = {
  NOT_DISPUTABLE: ({ why }) => ({ title: whyNotInSpanish[why], detail: 'No se cambió nada.' }),
  ALREADY_DISPUTED: {
    title: 'Este movimiento ya fue disputado.',
    detail: 'Sus detalles muestran el estado de la disputa. No se cambió nada.',
  },
  DISPUTE_TOO_LATE: ({ until }) => ({
    title: `Este movimiento se podía disputar hasta el ${formatDate(until)}.`,
    detail: 'Escríbanos en el chat de ayuda. No se cambió nada.',
  }),
  DISPUTED_TOO_MUCH: ({ most }) => ({
    title: `Puede disputar ${formatMoney(most)} como máximo.`,
    detail: 'Escriba ese monto o uno menor. No se cambió nada.',
  }),
  DISPUTE_STORY_EMPTY: { title: 'Cuéntenos qué pasó.', detail: 'No se cambió nada.' },
  DISPUTE_ENDED: {
    title: 'Esta disputa está cerrada.',
    detail: 'Ya se resolvió o se retiró. No se cambió nada.',
  },
  TAG_WRONG: ({ tag }) => ({
    title: `“${tag}” no puede ser una etiqueta: debe ser texto simple, sin < > ni caracteres ocultos.`,
    detail: 'No se cambió nada.',
  }),
  whereToLook: {
    disputes: {
      open: 'El movimiento muestra si está en disputa. No se movió dinero.',
      withdraw:
        'El movimiento muestra el estado de la disputa. Si se retiró, el abono provisional salió de su cuenta.',
    },
  },
};

export const disputeRefusals = { en, es };
