import type { FailureWords, Translated } from '../language/explanation.ts';

const en = {
  whereToLook: {
    enrolment: {
      begin: 'A code may be on its way. Check for it before you ask for another one.',
      finish: 'Your online access may be open. Sign in with what you chose to find out.',
    },
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
  whereToLook: {
    enrolment: {
      begin: 'Es posible que un código vaya en camino. Búsquelo antes de pedir otro.',
      finish:
        'Es posible que su acceso en línea ya esté abierto. Inicie sesión con lo que eligió para saberlo.',
    },
  },
};

export const enrolmentRefusals = { en, es };
