import type { PasswordWeakness } from '#contract/passwords/password-terms.ts';
import type { ProfileFault, ProfileField } from '#contract/settings/profile.ts';
import type { SafetyMeasure, SecurityScore } from '#contract/settings/settings.ts';
import type { Appearance } from '../browser/appearance.ts';
import { ended } from '../language/ended.ts';

const appearances: Record<Appearance, string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

const fields: Record<ProfileField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  street: 'Street address',
  unit: 'Apartment, suite or unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
};

const missing: Record<ProfileField, string> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  phone: 'Enter your phone number.',
  street: 'Enter the street and number.',
  unit: 'Enter the apartment, suite or unit.',
  city: 'Enter the city.',
  state: 'Enter the state.',
  zip: 'Enter the ZIP code.',
};

const wrong: Record<ProfileField, string> = {
  firstName: 'Write your first name with letters only, such as Ana María.',
  lastName: 'Write your last name with letters only, such as O’Brien.',
  email: 'Write a whole address, such as name@example.com.',
  phone: 'Write a US number of ten digits, such as (555) 014-2600.',
  street: 'Write the street and number without < and > and hidden characters.',
  unit: 'Write the unit without < and > and hidden characters.',
  city: 'Write the city with letters only, such as Albany.',
  state: 'Write the two letters of a US state, such as NY.',
  zip: 'Write five digits, or nine as 12207-1234.',
};

const tooLong: Record<ProfileField, string> = {
  firstName: 'A first name has at most 50 characters. Please shorten it.',
  lastName: 'A last name has at most 50 characters. Please shorten it.',
  email: 'An email address has at most 254 characters. Please check it.',
  phone: 'This is too long for a US phone number. It has ten digits.',
  street: 'The street has at most 100 characters. Please shorten it.',
  unit: 'The unit has at most 40 characters. Please shorten it.',
  city: 'A city has at most 60 characters. Please shorten it.',
  state: 'Write the two letters of a US state, such as NY, and no more.',
  zip: 'This is too long for a ZIP code. It has five digits, or nine as 12207-1234.',
};

const faults: Record<ProfileFault, Record<ProfileField, string>> = {
  missing,
  wrong,
  'too-long': tooLong,
};

const weaknesses: Record<PasswordWeakness, string> = {
  common: 'It holds a password that many people use.',
  'about-you': 'It holds your name, your username, your address or our name.',
  repeats: 'It repeats the same characters.',
  sequence: 'It follows the alphabet, the digits or a row of keys.',
};

const grades: Record<SecurityScore['grade'], string> = {
  'very-strong': 'Very Strong',
  strong: 'Strong',
  fair: 'Fair',
  weak: 'Weak',
};

/** What a measure is called, and what would raise it. */
const measures: Record<SafetyMeasure, { name: string; raise: string }> = {
  'two-factor': {
    name: 'Two-factor authentication',
    raise: 'Turn on SMS verification, so that your phone helps to keep your account safe.',
  },
  'own-factor': {
    name: 'Passkey or authenticator app',
    raise: 'Add one: unlike a text message, it cannot be sent to somebody else.',
  },
  'recovery-codes': {
    name: 'Recovery codes',
    raise: 'Make some and keep them on paper, for when your phone is lost.',
  },
  'auto-logout': {
    name: 'Auto-logout',
    raise: 'Choose 5 minutes, so that a screen you leave closes sooner.',
  },
  'security-notices': {
    name: 'Security notices',
    raise: 'Turn them on, and you hear of every change to your security.',
  },
  'account-notices': {
    name: 'Account notices',
    raise: 'Turn on email or SMS, and you hear of every payment.',
  },
  contact: {
    name: 'Contact details',
    raise: 'Tell us your email and phone, so that we can reach you.',
  },
  password: {
    name: 'Password',
    raise: 'Change it: yours was set before our present rules.',
  },
  'first-payment-delay': {
    name: 'Delay of first payments',
    raise: 'Let large first payments to somebody new wait, so that you can still cancel them.',
  },
};

/** What the settings say. */
export const settings = {
  heading: 'Settings',
  detail: 'Who you are to us, how your account is kept safe, and how the portal works for you.',
  loading: 'Loading your settings',
  notShown: 'Your settings cannot be shown right now.',
  cancel: 'Cancel',
  /** The list of the parts of the screen. */
  parts: 'On this page',

  status: {
    heading: 'Account status',
    plan: 'Plan',
    memberSince: 'Member since',
    identity: 'Identity',
    verified: 'Verified',
    notVerified: 'Not verified yet',
    notVerifiedDetail: 'Bring a photo ID to the branch.',
    username: 'Username',
  },

  score: {
    heading: 'Security score',
    grades,
    measures,
    /** Points of a measure. */
    points: (gives: number, couldGive: number) => `${gives} of ${couldGive}`,
    gives: 'What it is made of',
    raises: 'What would raise it',
    complete: 'There is nothing left to raise.',
    meter: (percent: number, grade: string) => `${percent}%, ${grade}`,
  },

  profile: {
    heading: 'Profile',
    detail: 'Your name as we greet you, and how we reach you.',
    fields,
    faults,
    stateHint: 'Two letters',
    groups: { name: 'Name', contact: 'How we reach you', address: 'Address' },
    changed: 'Not saved yet',
    asKept: 'Saved',
    oldAddress:
      'When your email, phone or address changes, we tell the email address we had before.',
    submit: 'Update Profile',
    submitting: 'Updating...',
    saved: 'Your profile is updated',
    unchanged: 'Your profile is up to date',
    notSaved: 'Your profile was not updated',
    wrongHere: 'Please look at the fields that are marked. Nothing was changed.',
  },

  security: {
    heading: 'Security',
    lastSignIn: 'Last sign-in',
    lastSignInDetail: 'The time before this one. If it was not you, call us at once:',
    firstSignIn: 'This is your first sign-in.',
    session: 'This session',
    sessionDetail: 'Signs you out here and in the other tabs of this browser.',
    signOut: 'Sign out of this session',
    signingOut: 'Signing out...',
  },

  password: {
    heading: 'Change password',
    setAt: (moment: string) => `Your current password was set on ${ended(moment)}`,
    current: 'Current password',
    next: 'New password',
    again: 'Confirm new password',
    hint: (least: number) =>
      `At least ${least} characters, of any kind. Several words are easy to remember. You can paste one.`,
    currentMissing: 'Enter your current password.',
    nextMissing: 'Enter a new password.',
    differs: 'This is not the same as the new password. Type it again.',
    strength: 'Strength',
    strengths: {
      'too-short': 'Too short',
      weak: 'Easy to guess',
      fair: 'Good enough',
      strong: 'Strong',
      'very-strong': 'Very strong',
    } as Record<'too-short' | 'weak' | 'fair' | 'strong' | 'very-strong', string>,
    charactersMissing: (count: number) =>
      count === 1 ? '1 more character is needed.' : `${count} more characters are needed.`,
    weaknesses,
    submit: 'Change password',
    submitting: 'Changing...',
    changed: 'Your password is changed',
    othersEnded: (count: number) =>
      count === 1
        ? 'You were signed out in 1 other place.'
        : `You were signed out in ${count} other places.`,
    noOthers: 'You were signed in nowhere else.',
    demo: 'In this demo the new password holds until you reload the page.',
  },

  twoFactor: {
    label: 'Two-factor authentication',
    note: 'SMS verification',
    detail:
      'A sign-in from a browser you do not trust asks for a code that we text to you: your password alone opens nothing there.',
    to: (phone: string) => `It goes to ${ended(phone)}`,
    noPhone: 'Tell us your phone in your profile first: until then no code is asked for.',
    demo: 'In this demo nobody is asked for a code.',
    turnOff: 'Turn off SMS verification?',
    turnOffDetail:
      'A sign-in from a browser you do not trust would no longer ask for a code by text.',
    password: 'Your password',
    passwordMissing: 'Enter your password.',
    confirm: 'Turn off',
    confirming: 'Turning off...',
    isOn: 'SMS verification is on',
    isOff: 'SMS verification is off',
  },

  autoLogout: {
    label: 'Auto-logout',
    detail:
      'You are signed out when nothing was touched for this long, in every place where you are signed in. We warn you a minute before.',
    minutes: (count: number) => `${count} minutes`,
    saved: (count: number) => `You are signed out after ${count} minutes without activity`,
  },

  notifications: {
    heading: 'Your notifications',
    detail: 'What we tell you of your money, your cards and your security, and how.',
    email: 'Email notifications',
    emailDetail: (address: string) => `Transfers, payments and cards, to ${ended(address)}`,
    sms: 'SMS notifications',
    smsDetail: (phone: string) => `The same as a text message to ${ended(phone)}`,
    noAddress: 'Tell us where in your profile first: nothing is sent until then.',
    push: 'Push notifications',
    pushDetail: 'Shown by this browser while the portal is open in it.',
    pushRefused:
      'This browser does not let us show notifications, so they stay off. Allow them in its settings for this page first.',
    pushUnsupported: 'This browser cannot show notifications, so they stay off.',
    pushNotHere:
      'They are on, but not allowed in this browser. Turn them off and on to be asked again.',
    pushTest: 'Notifications are on',
    security: 'Security alerts',
    securityDetail:
      'Changes of your password, your contact details and your safety, and sign-ins with a new browser. Always by email.',
    saved: 'Your choice is kept',
    notSaved: 'Your choice was not kept',
  },

  sent: {
    heading: 'What we sent you',
    detail: 'The newest messages that left the bank.',
    demo: 'In this demo nothing leaves your browser: what would be sent is only listed here.',
    empty: 'Nothing yet',
    emptyDetail: 'When we email or text you, it is listed here.',
    email: (to: string) => `Email to ${to}`,
    sms: (to: string) => `Text to ${to}`,
    waiting: 'Being sent',
    loading: 'Loading what we sent you',
    notShown: 'What we sent you cannot be shown right now.',
    showAll: (count: number) => `Show all ${count}`,
  },

  help: {
    heading: 'Need help?',
    detail: 'Ask us about any of this, or tell us what you do not recognise.',
    contact: 'Contact Support',
  },

  display: {
    heading: 'Display',
    language: 'Language',
    languageDetail:
      'The portal, its dates and its amounts. Names and descriptions stay as they were recorded.',
    appearance: 'Appearance',
    appearances,
    appearanceDetail: 'System follows your device. Kept in this browser.',
    hideBalances: 'Hide balances',
    hideBalancesDetail:
      'Shows dots in place of balances, the figures of your cards, totals and charts, for when others can see the screen. Single payments stay visible.',
    shortcuts: 'Keyboard shortcuts',
    shortcutsDetail:
      'Letters and signs that lead somewhere, such as / and g t. Press ? for the list. Kept in this browser.',
  },
};
