import type { PasswordWeakness } from '#contract/passwords/password-terms.ts';
import type { settingsRefusals as en } from './refusals.en.ts';

const easyPasswords: Record<PasswordWeakness, string> = {
  common: 'Las contraseñas así están entre las primeras que se prueban.',
  'about-you': 'Una contraseña hecha de nombres y direcciones es fácil de adivinar.',
  repeats: 'Una contraseña hecha de repeticiones es fácil de adivinar.',
  sequence: 'Una contraseña hecha de filas del teclado es fácil de adivinar.',
};

/** What the bank says when it will not change the profile or the password. */
export const settingsRefusals: typeof en = {
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
    title: easyPasswords[because],
    detail:
      'Elija otra: cuatro palabras o más que no tengan que ver entre sí son una buena contraseña. No se cambió nada.',
  }),
};
