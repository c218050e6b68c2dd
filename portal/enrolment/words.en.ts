import { brand } from '../browser/brand.ts';

/** What is said to a member of the credit union who comes on-line. */
export const activation = {
  heading: 'Activate online banking',
  demo: 'This is a demo with one member, who already banks online: there is nobody left to enroll.',
  toSignIn: 'Go to sign in',
  back: 'Back',
  over: 'This took too long or was tried too often.',
  overDetail: 'Please start again. Nothing was changed.',

  who: {
    detail: `You are a member of ${brand.name} and have not been here before.`,
    memberNumber: 'Member number',
    memberNumberHint: 'You will find it in your membership documents.',
    memberNumberMissing: 'Enter your member number.',
    birthDate: 'Date of birth',
    birthDateMissing: 'Enter the day, month and year.',
    submit: 'Send me a code',
    submitting: 'Sending...',
    already: 'I can sign in already',
  },
  code: {
    heading: 'Enter your code',
    detail:
      'If these are the details of a member who is not on-line yet, a code is on its way to the phone, or else the email, that we have on file.',
    label: 'Six-digit code',
    missing: 'Enter the six digits of the code.',
    never: 'Nobody from the credit union ever asks for it.',
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
      'Where we have your phone, signing in asks for a code by text message as well. An authenticator app or a passkey is safer still, and set up in a minute.',
    toSettings: 'Set up an app or a passkey',
    toDashboard: 'Go to my accounts',
  },
};
