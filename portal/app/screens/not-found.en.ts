/** What the screen for an address that nothing answers says (R-R4). */
export const notFound = {
  heading: '404',
  text: 'This page has not been generated',
  hint: 'Tell me what you would like on this page.',
  toSignIn: 'Go to sign in',
  toHome: 'Home page',
};
