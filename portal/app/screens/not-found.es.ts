import { notFound as en } from './not-found.en.ts';

/** What the screen for an address that nothing answers says (R-R4). */
const es: typeof en = {
  heading: '404',
  text: 'Esta página no se ha generado',
  hint: 'Dígame qué le gustaría ver en esta página.',
  toSignIn: 'Ir al inicio de sesión',
  toHome: 'Página principal',
};

export const notFoundWords = { en, es };
