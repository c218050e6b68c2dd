/** What the screen for an error nobody expected says (R-R6). */
export const error = {
  heading: 'Unexpected Application Error!',
  text: 'This page stopped working. If you were sending money, look at your history before you send it again.',
  notLoaded: 'This page needs a connection',
  notLoadedText:
    'A part of it could not be loaded. Check your connection and reload the page. If you were sending money, look at your history before you send it again.',
  reload: 'Reload the page',
  toSignIn: 'Go to sign in',
};
