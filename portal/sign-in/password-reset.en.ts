/** What is said to somebody who has forgotten their password: in the dialog that sends the link, and where it leads. */
export const passwordReset = {
  ask: {
    username: 'Your username',
    usernameMissing: 'Enter your username.',
    send: 'Send me a link',
    sending: 'Sending...',
    sent: 'Check your email',
    sentDetail:
      'If this username belongs to a member, a link is on its way to the email we have on file. It works for 30 minutes, and only the most recent link works.',
    otherwise: 'If you can no longer read that email',
  },
  finish: {
    heading: 'Choose a new password',
    detail: 'You will be signed out everywhere, and no browser will be trusted.',
    submit: 'Set my password',
    submitting: 'Setting it...',
    incomplete: 'This link is not complete.',
    incompleteDetail:
      'Please open the whole link from the email, or ask for another one: choose “Forgot password?” on the sign-in page.',
    done: 'Your password is changed',
    doneDetail: 'You were signed out everywhere. Sign in with the new password.',
    toSignIn: 'Go to sign in',
    demo: 'This is a demo: it sends no email, so there is no link to choose a new password with. The password is always the one shown on the sign-in page.',
  },
};
