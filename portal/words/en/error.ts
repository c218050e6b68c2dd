/** What the screen for an error nobody expected says (R-R6). */
export const error = {
  heading: 'Unexpected Application Error!',
  text: 'This page stopped working. If you were sending money, look at your history before you send it again.',
  reload: 'Reload the page',
  toSignIn: 'Go to sign in',
};
