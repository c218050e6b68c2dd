import type { PasswordWeakness } from '#contract/identity/passwords/password-terms.ts';
import type { FailureWords, Translated } from '../language/explanation.ts';

const easyPasswords: Record<PasswordWeakness, string> = {
  common: 'Passwords like this are among the first to be tried.',
  'about-you': 'A password made of names and addresses is easy to guess.',
  repeats: 'A password made of repetitions is easy to guess.',
  sequence: 'A password made of rows of keys is easy to guess.',
};

const en = {
  PROFILE_WRONG: {
    title: 'Some of your details are missing or not right.',
    detail: 'Please look at the fields that are marked. Nothing was changed.',
  },
  CURRENT_PASSWORD_WRONG: {
    title: 'This is not your current password.',
    detail: 'Nothing was changed.',
  },
  PASSWORD_TOO_SHORT: ({ least }) => ({
    title: `A password needs at least ${least} characters.`,
    detail: 'Nothing was changed.',
  }),
  PASSWORD_TOO_LONG: ({ most }) => ({
    title: `A password has at most ${most} characters.`,
    detail: 'Nothing was changed.',
  }),
  PASSWORD_UNCHANGED: {
    title: 'This is already your password.',
    detail: 'Please choose another. Nothing was changed.',
  },
  PASSWORD_TOO_EASY: ({ because }) => ({
    title: easyPasswords[because],
    detail: 'Please choose another: four or more unrelated words work well. Nothing was changed.',
  }),
  whereToLook: {
    profile: 'Check your profile before you try again: it shows what was saved.',
    password: 'Your password may be the new one. Try it first when you sign in next.',
    settings: 'Check the setting before you try again: it shows whether it was changed.',
  },
} satisfies FailureWords;

const easyPasswordsInSpanish: Record<PasswordWeakness, string> = {
  common: 'Las contraseñas así están entre las primeras que se prueban.',
  'about-you': 'Una contraseña hecha de nombres y direcciones es fácil de adivinar.',
  repeats: 'Una contraseña hecha de repeticiones es fácil de adivinar.',
  sequence: 'Una contraseña hecha de filas del teclado es fácil de adivinar.',
};

const es: Translated<typeof en> = {
  PROFILE_WRONG: {
    title: 'Algunos de sus datos faltan o no son correctos.',
    detail: 'Revise los campos marcados. No se cambió nada.',
  },
  CURRENT_PASSWORD_WRONG: {
    title: 'Esta no es su contraseña actual.',
    detail: 'No se cambió nada.',
  },
  PASSWORD_TOO_SHORT: ({ least }) => ({
    title: `Una contraseña necesita al menos ${least} caracteres.`,
    detail: 'No se cambió nada.',
  }),
  PASSWORD_TOO_LONG: ({ most }) => ({
    title: `Una contraseña tiene ${most} caracteres como máximo.`,
    detail: 'No se cambió nada.',
  }),
  PASSWORD_UNCHANGED: {
    title: 'Esta es la contraseña que ya tiene.',
    detail: 'Elija otra. No se cambió nada.',
  },
  PASSWORD_TOO_EASY: ({ because }) => ({
    title: easyPasswordsInSpanish[because],
    detail:
      'Elija otra: cuatro palabras o más que no tengan que ver entre sí son una buena contraseña. No se cambió nada.',
  }),
  whereToLook: {
    profile: 'Revise su perfil antes de intentar de nuevo: muestra qué se guardó.',
    password:
      'Es posible que su contraseña ya sea la nueva. Pruebe primero con ella la próxima vez que inicie sesión.',
    settings: 'Revise la configuración antes de intentar de nuevo: muestra si se cambió.',
  },
};

export const settingsRefusals = { en, es };
