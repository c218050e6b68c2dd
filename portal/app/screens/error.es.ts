import { error as en } from './error.en.ts';

/** What the screen for an error nobody expected says (R-R6). */
const es: typeof en = {
  heading: '¡Error inesperado de la aplicación!',
  text: 'Esta página dejó de funcionar. Si estaba enviando dinero, revise su historial antes de enviarlo otra vez.',
  notLoaded: 'Esta página necesita conexión',
  notLoadedText:
    'No se pudo cargar una parte de ella. Revise su conexión y recargue la página. Si estaba enviando dinero, revise su historial antes de enviarlo otra vez.',
  reload: 'Recargar la página',
  toSignIn: 'Ir al inicio de sesión',
};

export const errorWords = { en, es };
