/** What the placeholder screen says (R-R5). */
export const placeholder = {
  heading: 'Nothing here yet',
  text: 'Please switch pages in the dropdown menu above',
  choose: 'Page',
  choosePrompt: 'Choose a page',
  pages: { home: 'Home', signIn: 'Sign in', dashboard: 'Dashboard' },
};
