import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';

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
    check: 'A transfer has no purchase protection. Pay by card where you can, or when you have it.',
  },
  'rent-or-bill': {
    title: 'Were you given new account details?',
    looks:
      'Fraudsters write as a landlord, a builder or a company, and say that the account has changed.',
    check: 'Call them at a number you already know, not at one in the message, before you pay.',
  },
  'family-or-friend': {
    title: 'Have you spoken with them?',
    looks:
      'A message from a new number asks for money fast, or somebody you know only online is in need.',
    check:
      'Call them at the number you have always used. Nobody honest asks you to hide a payment from us.',
  },
  investment: {
    title: 'Were you promised a profit?',
    looks:
      'A friendly adviser from a chat or an ad, a sure return, and a page that shows it grow. The money cannot be taken out.',
    check: 'Look the firm and the adviser up at Investor.gov before you pay.',
  },
  'bank-or-police': {
    title: 'Stop. This is how a fraud works.',
    looks:
      'Somebody says that your money is in danger or needed for an investigation, and stays on the phone. The number you see can be forged.',
    check:
      'We, the police and the government never ask you to move money, and never to keep it secret. Hang up and call us.',
  },
  other: {
    title: 'Did somebody tell you what to answer here?',
    looks:
      'Fraudsters tell people what to choose, hurry them, and ask them to keep it between themselves.',
    check: 'We never ask for a code or a password, or to move money to keep it safe.',
  },
};

/** What a large first payment to somebody new is for, and what its member is warned of. */
export const purpose = {
  question: 'What is this payment for?',
  why: (to: string) =>
    `You have never paid ${to} before. Money that has been sent to a fraudster rarely comes back.`,
  missing: 'Please choose what this payment is for. Nothing was sent.',
  choices,
  warnings,
  toStop: (phone: string) =>
    `If you have any doubt, cancel: nothing has been sent. Or call us at ${phone} first.`,
};
