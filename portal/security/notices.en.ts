import { counted } from '../language/counted.ts';
import type { SecurityChange } from '#contract/security/security-changes.ts';

const changes: Record<SecurityChange, string> = {
  'password-changed': 'Your password was changed',
  'contact-changed': 'Your contact details were changed',
  'name-changed': 'Your name was changed',
  'two-factor-on': 'SMS verification was turned on',
  'two-factor-off': 'SMS verification was turned off',
  'authenticator-added': 'An authenticator app was added',
  'authenticator-removed': 'Your authenticator app was removed',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'recovery-codes-made': 'New recovery codes were created',
  'recovery-code-used': 'A recovery code was used to sign in',
  'password-alone-waits': 'A change that needs more than your password is possible in a day',
  'first-payment-delay-lowered': 'The delay for first payments was shortened',
  'trusted-contact-named': 'You have a new trusted contact',
  'trusted-contact-removed': 'Your trusted contact was removed',
  'trusted-contact-declined': 'Your trusted contact said no',
  'auto-logout-changed': 'Your auto-logout time was changed',
  'security-notices-off': 'Security alerts were turned off',
  'sessions-ended-by-staff': 'We signed you out everywhere',
  'access-closed': 'We closed your online access',
  'access-opened': 'We reopened your online access',
  'staff-call-began': 'We are calling you now',
  'staff-call-ended': 'Our call with you has ended',
};

/** What the shell says about how the account is kept safe, on whichever screen. */
export const safety = {
  changes,
  callDetail: 'We never ask for a code or a password.',
  staffDetail: 'Call us if you would like to know why.',
  changeDetail: 'If this was not you, call us right away.',
  newBrowser: 'Sign-in from a new browser',

  warning: {
    title: 'Are you still there?',
    description: (minutes: number) =>
      `There was no activity for almost ${counted(minutes, 'minute', 'minutes')}, so you are about to be signed out.`,
    countdown: 'Signed out in',
    seconds: (count: number) =>
      count === 1 ? 'You are signed out in 1 second.' : `You are signed out in ${count} seconds.`,
    unsent: 'Anything you have typed but not sent would be lost.',
    stay: 'Stay signed in',
    leave: 'Sign out now',
  },
};
