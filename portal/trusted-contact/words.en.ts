import type { ContactRelationship } from '#contract/trusted-contact/trusted-contact-terms.ts';
import type {
  TrustedContactFault,
  TrustedContactField,
} from '#contract/trusted-contact/trusted-contact.ts';
import { ended } from '../language/ended.ts';

const relationships: Record<ContactRelationship, string> = {
  partner: 'Spouse or partner',
  child: 'Son or daughter',
  parent: 'Parent',
  relative: 'Another relative',
  friend: 'Friend',
  adviser: 'Lawyer or adviser',
  other: 'Someone else',
};

const faults: Record<TrustedContactField, Record<TrustedContactFault, string>> = {
  name: {
    missing: 'Enter their name.',
    'too-long': 'This name is too long.',
    wrong: 'This name has characters that a name cannot have.',
    own: 'Choose someone other than yourself.',
  },
  email: {
    missing: 'Enter an email or a US phone number.',
    'too-long': 'This email is too long.',
    wrong: 'Enter an email like name@example.com.',
    own: 'This is your own email. Choose someone else.',
  },
  phone: {
    missing: 'Enter an email or a US phone number.',
    'too-long': 'This phone number is too long.',
    wrong: 'Enter a US phone number with ten digits.',
    own: 'This is your own phone number. Choose someone else.',
  },
};

/** Whom a member lets us tell when a payment looks like a scam. */
export const contactWords = {
  heading: 'Trusted contact',
  detail:
    'Someone we may tell when a payment of yours looks like a scam, so that they can call you.',
  loading: 'Loading your trusted contact',
  failed: 'Your trusted contact cannot be shown right now.',
  none: 'They see no balances, amounts or payees, and can do nothing with your accounts.',
  add: 'Add a trusted contact',
  change: 'Change',
  remove: 'Remove',
  relationships,
  status: {
    told: 'Knows about it',
    notTold: 'Not told yet',
    declined: 'Said no',
  },
  toldOn: (date: string) => `We told them on ${date} what it means.`,
  notTold: 'We could not reach them, so we would not tell them anything yet.',
  declinedOn: (name: string, date: string) =>
    `${name} said no on ${ended(date)} We do not tell them anything. You can name someone else.`,
  tryAgain: 'Try again',
  trying: 'Sending...',
  reached: (name: string) => `We told ${name} what it means`,
  notReached: 'They could not be reached',
  notReachedDetail: 'Check their email and phone number, or try again later.',

  dialog: {
    add: 'Add a trusted contact',
    change: 'Change your trusted contact',
    description: 'Choose someone you would listen to if you were being scammed.',
    name: 'Name',
    relationship: 'Who they are to you',
    email: 'Email',
    phone: 'US phone number',
    oneIsEnough: 'An email or a phone number is enough.',
    faults,
    what: 'What happens next',
    points: (largeFirst: string) => [
      'We write to them once, with your name, to say what this means. They can say no.',
      `We tell them when you make a first payment of more than ${largeFirst} for an investment, or because the bank or the police asked for it. We never say how much, or to whom.`,
      'They have no access to your accounts. You can remove them at any time.',
    ],
    demo: 'This is a demo: nobody is written to.',
    cancel: 'Cancel',
    submit: 'Save',
    submitting: 'Saving...',
    notSaved: 'Your trusted contact was not saved',
  },
  saved: (name: string) => `${name} is your trusted contact`,
  savedDetail: 'We have told them what it means.',

  removing: (name: string) => `Remove ${name}?`,
  removingDetail: 'We will not tell them anything any more, nor that you removed them.',
  keep: 'Keep',
  removed: 'You have no trusted contact now',
  notRemoved: 'Your trusted contact was not removed',
};
