import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import { ended } from '../language/ended.ts';

export interface Warning {
  readonly title: string;
  /** What this fraud looks like. */
  readonly looks: string;
  /** What nobody honest asks, or what to do first. */
  readonly check: string;
}

const choices: Record<PaymentPurpose, string> = {
  goods: 'Something I am buying',
  'rent-or-bill': 'Rent or a bill',
  'family-or-friend': 'Family or a friend',
  investment: 'An investment',
  'bank-or-police': 'The bank or the police asked me to',
  other: 'Something else',
};

const warnings: Record<PaymentPurpose, Warning> = {
  goods: {
    title: 'Have you seen what you are buying?',
    looks:
      'Fake sellers offer a price far below the usual, hurry you, and want a transfer instead of a card.',
    check:
      'A transfer has no purchase protection. Pay by card if you can, or pay when you have it in your hands.',
  },
  'rent-or-bill': {
    title: 'Were you given new account details?',
    looks:
      'Scammers write as a landlord, a builder or a company, and say their account has changed.',
    check: 'Call them at a number you already know, not at one in the message, before you pay.',
  },
  'family-or-friend': {
    title: 'Have you spoken with them?',
    looks:
      'A message from a new number asks for money fast, or someone you know only online needs help.',
    check:
      'Call them at the number you have always used. Nobody honest asks you to hide a payment from us.',
  },
  investment: {
    title: 'Were you promised a profit?',
    looks:
      'A friendly adviser from a chat or an ad, a sure return, and a page that shows it grow. You cannot take the money out.',
    check: 'Look the firm and the adviser up at Investor.gov before you pay.',
  },
  'bank-or-police': {
    title: 'Stop. This is how a scam works.',
    looks:
      'Someone says your money is in danger or needed for an investigation, and keeps you on the phone. The number you see can be faked.',
    check:
      'We never ask you to move money or keep it secret. Neither do the police or the government. Hang up and call us.',
  },
  other: {
    title: 'Did someone tell you what to answer here?',
    looks: 'Scammers tell people what to choose, hurry them, and ask them to tell nobody.',
    check: 'We never ask for a code or a password, or to move money to keep it safe.',
  },
};

/** What a large first payment to somebody new is for, and what its member is warned of. */
export const purpose = {
  question: 'What is this payment for?',
  why: (to: string) =>
    `You have never paid ${to} before. Money sent to a scammer rarely comes back.`,
  missing: 'Choose what this payment is for. Nothing was sent.',
  choices,
  warnings,
  tells: (contact: string) => `If you go on, we tell ${ended(contact)}`,
  tellsDetail:
    'They are your trusted contact. We say that you have ordered a large payment to someone new, and not how much or to whom. Cancel, and we tell nobody.',
  toStop: (phone: string) =>
    `If you have any doubt, cancel: nothing has been sent. Or call us first at ${ended(phone)}`,
};
