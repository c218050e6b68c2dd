import { counted } from '../language/counted.ts';
import type { ContactPart } from '#contract/step-up/permitted-act.ts';
import type { Repeat } from '#contract/time/repeat.ts';
import { ended } from '../language/ended.ts';

const repeats: Readonly<Record<Exclude<Repeat, 'once'>, string>> = {
  weekly: 'every week',
  'every-two-weeks': 'every two weeks',
  monthly: 'every month',
};

const contactParts: Readonly<Record<ContactPart, string>> = {
  email: 'email',
  phone: 'phone',
  address: 'address',
};

/** For what the bank wants to know first that it is the member, in words that go on from the title. */
const purposes = {
  payment: (amount: string, payee: string, when: string) =>
    `To send ${amount} to ${payee}${ended(when)}`,
  onDay: (day: string) => ` on ${day}`,
  fromDay: (repeat: Exclude<Repeat, 'once'>, day: string) => ` ${repeats[repeat]} from ${day}`,
  saveRecipient: (payee: string) => `To save ${payee} as a recipient.`,
  addPayee: (payee: string) => `To add ${payee} as a payee.`,
  changeContact: (parts: string) => `To change your ${ended(parts)}`,
  contactParts,
  lastOfContactParts: (before: string, last: string) => `${before} and ${last}`,
  changePassword: 'To change your password.',
  twoFactorOn: 'To turn on SMS verification.',
  twoFactorOff: 'To turn off SMS verification.',
  addAuthenticator: 'To add an authenticator app.',
  removeAuthenticator: 'To remove your authenticator app.',
  addPasskey: 'To add a passkey.',
  removePasskey: (name: string) => `To remove the passkey ${ended(name)}`,
  makeRecoveryCodes: 'To create recovery codes.',
  setPin: (ending: string) => `To set the PIN of the card ending in ${ended(ending)}`,
  unlockCard: (ending: string) => `To unlock the card ending in ${ended(ending)}`,
  raiseCardLimit: (ending: string, limit: string) =>
    `To raise the limit of the card ending in ${ending} to ${ended(limit)}`,
  replaceCard: (ending: string) => `To replace the card ending in ${ended(ending)}`,
  securityNoticesOff: 'To turn off security alerts.',
  showAccountNumbers: (ending: string) =>
    `To show the full numbers of the account ending in ${ended(ending)}`,
  signLoan: (amount: string) => `To sign a loan of ${ended(amount)}`,
  giveAccess: (name: string) => `To give ${name} access to your accounts.`,
  raiseAccessLimit: (name: string, limit: string) => `To let ${name} send up to ${limit} a day.`,
  nameTrustedContact: (name: string) => `To make ${name} your trusted contact.`,
  removeTrustedContact: (name: string) => `To remove ${name} as your trusted contact.`,
  firstPaymentsWait: (hours: number) =>
    `To hold large first payments for only ${counted(hours, 'hour', 'hours')}.`,
  firstPaymentsAtOnce: 'To send large first payments right away.',
  /** Who is paid, and by which account or address. */
  byAccount: (name: string, ending: string) => `${name} (account ending in ${ending})`,
  byContact: (name: string, contact: string) => `${name} (${contact})`,
};

/** What is said where the bank wants to know that it is the member before it does something risky. */
export const stepUp = {
  title: 'Confirm it is you',
  accountsOf: (holder: string) => `Accounts of ${ended(holder)}`,
  purposes,
  /** Goes on from the purpose: what is asked for, and why. */
  bothFactors: {
    asks: 'your password and a code',
    orPasskey: 'your passkey, or your password and a code',
    signIn: (asks: string) => `This changes how you sign in, so we ask for ${ended(asks)}`,
    access: (asks: string) =>
      `This lets somebody else see your accounts, so we ask for ${ended(asks)}`,
    contact: (asks: string) => `This changes how we reach you, so we ask for ${ended(asks)}`,
    loan: (asks: string) => `Your signature is binding, so we ask for ${ended(asks)}`,
  },
  passwordConfirmed: 'Your password is confirmed. Now we need a code.',
  cancel: 'Cancel',
  overTitle: 'This took too long, or there were too many tries.',
  over: 'Nothing was changed, and no money moved. You can start again with a new code.',
  startAgain: 'Start again',
};
