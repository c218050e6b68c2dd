import type { WhereToLook } from './where-to-look.ts';

const where: WhereToLook = {
  signIn: 'You may be signed in. Signing in again does no harm.',
  secondStep: {
    sendCode: 'A code may be on its way. Wait a moment before you ask for another one.',
    finish: 'You may be signed in. If the code is refused now, please start again.',
  },
  passkeySignIn: 'You may be signed in. Signing in again does no harm.',
  signOut: 'You may still be signed in. Please sign out again.',
  passwordReset: {
    ask: 'The link may be on its way. Look at your email before you ask for another one.',
    finish: 'Your password may be the new one. Sign in with it to find out.',
  },
  enrolment: {
    begin: 'A code may be on its way. Look for it before you ask again.',
    finish: 'Your online access may be open. Sign in with what you chose to find out.',
  },
  stepUp: {
    sendCode: 'A code may be on its way. Wait a moment before you ask for another one.',
    confirm:
      'Nothing else was done and no money was moved. If the code is refused now, please start again.',
  },
  security: 'The Security Center shows whether it was made. Look there before you try again.',
  cards: 'The card shows whether it was made. Look at it before you try again.',
  transactions: 'The transaction shows which note was kept. No money was moved.',
  transfers: 'Your money may have moved: the transfer history shows whether it did.',
  scheduledTransfers: 'The list of scheduled transfers shows it. No money moves before its day.',
  recipients: 'The list of your recipients shows it. No money was moved.',
  payees: 'The list of your payees shows it. No money was moved.',
  bills: 'Your payments show whether it was paid, scheduled or cancelled.',
  budgets: 'The list of your budgets shows it. No money was moved.',
  deposits: 'Your deposits show whether the check is among them.',
  disputes: {
    open: 'The transaction shows whether it is disputed. No money was moved.',
    withdraw:
      'The transaction shows the status of the dispute. If it was withdrawn, any provisional credit was taken back.',
  },
  profile: 'Your profile shows what was kept. Look at it before you try again.',
  password: 'Your password may be the new one. Try it first when you sign in next.',
  settings: 'The setting shows whether it was changed. Look at it before you try again.',
  safeDeposit: 'The list of your visits shows it.',
  events: 'The list of notifications shows what is marked.',
  support: 'The conversation shows what has arrived.',
};

/** What is said of a change whose answer was lost. */
export const lostAnswers = {
  title: 'We do not know whether this was done.',
  noAnswer: 'The bank has not answered.',
  where,
  again: 'Trying again without changing anything is safe: it is not done twice.',
};
