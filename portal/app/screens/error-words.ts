const en = {
  heading: 'Unexpected Application Error!',
  text: 'This page stopped working. If you were sending money, look at your history before you send it again.',
  notLoaded: 'This page needs a connection',
  notLoadedText:
    'A part of it could not be loaded. Check your connection and reload the page. If you were sending money, look at your history before you send it again.',
  reload: 'Reload the page',
  toSignIn: 'Go to sign in',
};

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
