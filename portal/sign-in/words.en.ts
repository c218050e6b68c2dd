import { brand } from '../browser/brand.ts';

/** What the sign-in screen says, and the dialog about a forgotten password. */
export const signIn = {
  heading: 'Sign in',
  portal: 'Online Banking Portal',
  username: 'Username',
  password: 'Password',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot password?',
  submit: 'Sign In',
  submitting: 'Signing in...',
  bankBusy: 'The bank is busy. Stay on this page: we keep trying for you.',

  usernameMissing: 'Enter your username.',
  passwordMissing: 'Enter your password.',
  refused: 'Invalid username or password',
  sessionEnded: 'You have been signed out.',
  sessionEndedDetail: 'Your session had ended. Nothing was changed. Please sign in again.',
  cookiesBlocked: 'This browser blocks cookies.',
  cookiesBlockedDetail:
    'Signing in needs a cookie, which ends with your session. Allow cookies for this site and reload the page.',
  notLoaded: 'Part of this page could not be loaded. Check your connection and try again.',
  withPasskey: 'Use a passkey',
  waitingForPasskey: 'Waiting for your device...',
  passkey: {
    'not-shown': {
      title: 'No passkey was used.',
      detail: 'It was cancelled or took too long. Please try again, or use your password.',
    },
    'not-possible': {
      title: 'This browser could not use a passkey here.',
      detail: 'Please use your password.',
    },
  },
  secondStep: {
    heading: 'Confirm it is you',
    trust: 'Trust this browser for 30 days',
    trustHint: 'Choose this only on your own device.',
    back: 'Back',
    over: 'This took too long, or there were too many tries.',
    overDetail: 'Please sign in again. Nothing was changed.',
  },

  demo: {
    title: 'This is a demo',
    detail: 'The bank runs in this tab and the money is not real. Sign in with',
    fillIn: 'Fill it in',
  },

  claim: 'Banking that belongs to its members.',
  claimDetail:
    'A credit union is owned by the people who bank with it. See all your money in one place, and send it where it needs to go.',
  promises: {
    security: {
      title: 'Bank-level security',
      detail: 'Your session ends by itself, and a transfer is never sent twice.',
    },
    support: {
      title: '24/7 support',
      detail: 'Message us at any hour, or talk to us in the branch during the day.',
    },
    insurance: {
      title: `Insurance up to ${brand.insuredUpTo}`,
      detail: 'Federally insured by NCUA',
    },
  },
  branch: 'Branch',
  phone: 'Phone',
  hours: 'Hours',
  openingHours: brand.hours,
  activate: 'Activate online banking',
  aboutUs: `About ${brand.name}`,

  forgot: {
    title: 'Forgot your password?',
    description: 'We do not send passwords, and nobody at the credit union can see yours.',
    call: 'Call us',
    openingHours: brand.hours,
    callDetail: 'We ask a few questions to make sure it is you, then set a new password with you.',
    visit: 'Visit the branch',
    visitDetail: 'Bring a photo ID.',
    warning: 'We never call, text or email to ask for your password or a code.',
    demo: 'In this demo the password is always the one shown under the sign-in form.',
    done: 'Back to sign in',
  },
};
