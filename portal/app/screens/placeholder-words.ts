const en = {
  heading: 'Nothing here yet',
  text: 'Please switch pages in the dropdown menu above',
  choose: 'Page',
  choosePrompt: 'Choose a page',
  pages: { home: 'Home', signIn: 'Sign in', dashboard: 'Dashboard' },
};

const es: typeof en = {
  heading: 'Aún no hay nada aquí',
  text: 'Cambie de página en el menú desplegable de arriba',
  choose: 'Página',
  choosePrompt: 'Elija una página',
  pages: { home: 'Página principal', signIn: 'Iniciar sesión', dashboard: 'Resumen' },
};

export const placeholderWords = { en, es };
