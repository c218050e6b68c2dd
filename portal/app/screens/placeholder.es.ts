import { placeholder as en } from './placeholder.en.ts';

/** What the placeholder screen says (R-R5). */
const es: typeof en = {
  heading: 'Aún no hay nada aquí',
  text: 'Cambie de página en el menú desplegable de arriba',
  choose: 'Página',
  choosePrompt: 'Elija una página',
  pages: { home: 'Página principal', signIn: 'Iniciar sesión', dashboard: 'Resumen' },
};

export const placeholderWords = { en, es };
