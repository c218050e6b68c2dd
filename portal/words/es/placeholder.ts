import type { placeholder as en } from '../en/placeholder.ts';

/** What the placeholder screen says (R-R5). */
export const placeholder: typeof en = {
  heading: 'Aún no hay nada aquí',
  text: 'Cambie de página en el menú desplegable de arriba',
  choose: 'Página',
  choosePrompt: 'Elija una página',
  pages: { home: 'Página principal', signIn: 'Iniciar sesión', dashboard: 'Resumen' },
};
