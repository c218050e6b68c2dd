import type { WhereToLook } from './where-to-look.ts';

export const lostAnswers: WhereToLook = {
  signIn: 'You may be signed in. You can safely sign in again.',
  secondStep: {
    sendCode: 'A code may be on its way. Wait a moment before you ask for another one.',
    finish: 'You may be signed in. If the code is refused now, please start again.',
  },
  passkeySignIn: 'You may be signed in. You can safely sign in again.',
  signOut: 'You may still be signed in. Please sign out again.',
  passwordReset: {
    ask: 'The link may be on its way. Check your email before you ask for another one.',
    finish: 'Your password may be the new one. Sign in with it to find out.',
  },
  enrolment: {
    begin: 'A code may be on its way. Check for it before you ask for another one.',
    finish: 'Your online access may be open. Sign in with what you chose to find out.',
  },
  stepUp: {
    sendCode: 'A code may be on its way. Wait a moment before you ask for another one.',
    confirm:
      'Nothing else was done and no money was moved. If the code is refused now, please start again.',
  },
  accounts: 'Check your accounts: they show whether it was changed. No money was moved.',
  security: 'Check the Security Center before you try again: it shows whether the change was made.',
  cards:
    'Check the card or its account before you try again. It shows whether the change was made.',
  transactions:
    'The transaction shows which note, category or split was saved. No money was moved.',
  transfers: 'Your money may have moved: the transfer history shows whether it did.',
  scheduledTransfers:
    'Check your scheduled transfers: they show whether it was done. No money moves before the scheduled day.',
  approvals:
    'Check the list of approvals before you try again. A payment that is approved there may have been sent.',
  recipients: 'Check your recipients: they show whether it was done. No money was moved.',
  receipts: 'The transaction shows which photos it has. No money was moved.',
  moneyRequests: 'Your requests show whether it was done. No money was moved.',
  payees: 'Check your payees: they show whether it was done. No money was moved.',
  bills: 'Your payments show whether it was paid, scheduled or cancelled.',
  push: 'Check under Settings, Alerts, whether this device is on.',
  alerts: 'Check your alerts: they show whether it was done.',
  goals: 'Check your goals: they show whether it was done. No money was moved.',
  budgets: 'Check your budgets: they show whether it was done. No money was moved.',
  deposits: 'Your deposits show whether the check is among them.',
  disputes: {
    open: 'The transaction shows whether it is disputed. No money was moved.',
    withdraw:
      'The transaction shows the status of the dispute. If it was withdrawn, any provisional credit was taken back.',
  },
  loans: 'Your loans show whether it was done, and whether your money moved.',
  trustedContact:
    'Check your trusted contact under Settings, People and access: it shows who is named and what they said.',
  profile: 'Check your profile before you try again: it shows what was saved.',
  password: 'Your password may be the new one. Try it first when you sign in next.',
  settings: 'Check the setting before you try again: it shows whether it was changed.',
  people: 'Settings show who has access, and whether it was done. No money was moved.',
  products: 'Check your accounts: they show whether it was opened, changed or withdrawn.',
  safeDeposit: 'Check your visits: they show whether it was done.',
  events: 'Your notifications show what is marked as read.',
  support: 'The conversation shows which messages have arrived.',
};
