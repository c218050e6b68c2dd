const en = {
  heading: '404',
  text: 'This page has not been generated',
  hint: 'Tell me what you would like on this page.',
  toSignIn: 'Go to sign in',
  toHome: 'Home page',
};

const es: typeof en = {
  heading: '404',
  text: 'Esta página no se ha generado',
  hint: 'Dígame qué le gustaría ver en esta página.',
  toSignIn: 'Ir al inicio de sesión',
  toHome: 'Página principal',
};

export const notFoundWords = { en, es };
