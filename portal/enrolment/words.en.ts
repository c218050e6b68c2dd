import { brand } from '../browser/brand.ts';

/** What is said to a member of the credit union who comes on-line. */
export const activation = {
  heading: 'Activate online banking',
  demo: 'This is a demo with one member, who already banks online: there is nobody left to enroll.',
  toSignIn: 'Go to sign in',
  back: 'Back',
  over: 'This took too long, or there were too many tries.',
  overDetail: 'Please start again. Nothing was changed.',

  who: {
    detail: `For members of ${brand.name} who have not used online banking yet.`,
    memberNumber: 'Member number',
    memberNumberHint: 'You will find it in your membership documents.',
    memberNumberMissing: 'Enter your member number.',
    birthDate: 'Date of birth',
    birthDateMissing: 'Enter the day, month and year.',
    submit: 'Send me a code',
    submitting: 'Sending...',
    already: 'I can already sign in',
  },
  code: {
    heading: 'Enter your code',
    detail:
      'If these details match a member who has not activated online banking yet, a code is on its way to the phone or email we have on file.',
    label: 'Six-digit code',
    missing: 'Enter the six digits of the code.',
    never: 'Never share this code. We will never ask for it.',
    another: 'Send another code',
    submit: 'Continue',
  },
  choose: {
    heading: 'Choose how you sign in',
    username: 'Username',
    usernameHint: '4 to 32 letters, digits, dots or dashes, beginning with a letter.',
    usernameMissing: 'Choose a username.',
    submit: 'Activate',
    submitting: 'Activating...',
  },
  done: {
    heading: (name: string) => `Welcome, ${name}`,
    detail: 'Online banking is active, and you are signed in.',
    secondStep: 'Your second step',
    secondStepDetail:
      'If we have your phone number, signing in also asks for a code by text message. An authenticator app or a passkey is even safer, and takes a minute to set up.',
    toSettings: 'Set up an app or a passkey',
    toDashboard: 'Go to my accounts',
  },
};
