import type { FailureWords, Translated } from './explanation.ts';

/** What the bank may say of any request. */
const en = {
  INTENT_KEY_REUSED: {
    title: 'This was already sent with other details.',
    detail: 'Nothing was done now. Look at your history before you send it again.',
  },
  NOT_FOUND: { title: 'We could not find this.', detail: 'Nothing was changed.' },
  BAD_REQUEST: {
    title: 'The bank did not understand this request.',
    detail: 'Nothing was changed. Reload the page and try again.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
  INTENT_KEY_REUSED: {
    title: 'Esto ya se envió con otros datos.',
    detail: 'Ahora no se hizo nada. Revise su historial antes de enviarlo de nuevo.',
  },
  NOT_FOUND: { title: 'No pudimos encontrar esto.', detail: 'No se cambió nada.' },
  BAD_REQUEST: {
    title: 'El banco no entendió esta solicitud.',
    detail: 'No se cambió nada. Recargue la página e intente de nuevo.',
  },
};

export const generalRefusals = { en, es };
