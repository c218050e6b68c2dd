import type {
  ContactPart,
  PermittedAct,
  PermittedPayee,
} from '#contract/identity/step-up/permitted-act.ts';
import type { OfferedMethod } from '#contract/identity/authentication/factors.ts';
import { formatDate, formatMoney } from '../../language/format.ts';
import type { Language } from '../../language/language.ts';
import { stepUpWords } from './words.ts';

type Purposes = (typeof stepUpWords)['en']['purposes'];

/**
 * The purpose of a held-up request, as the bank tells it. The act to confirm is stated in full, with amount and payee (NIST
 * SP 800-63B-4, 3.2.8; Regulation (EU) 2018/389, article 5).
 */
export function stepUpPurpose(permits: PermittedAct, language: Language): string {
  const { purposes } = stepUpWords[language];
  switch (permits.kind) {
    case 'payment':
      return paymentPurpose(permits, language);
    case 'save-recipient':
      return purposes.saveRecipient(payeeIn(purposes, permits.payee));
    case 'add-payee':
      return purposes.addPayee(payeeIn(purposes, permits.payee));
    case 'change-contact':
      return purposes.changeContact(listed(purposes, permits.parts));
    case 'change-password':
      return purposes.changePassword;
    case 'set-two-factor':
      return permits.on ? purposes.twoFactorOn : purposes.twoFactorOff;
    case 'add-authenticator':
      return purposes.addAuthenticator;
    case 'remove-authenticator':
      return purposes.removeAuthenticator;
    case 'add-passkey':
      return purposes.addPasskey;
    case 'remove-passkey':
      return purposes.removePasskey(permits.name);
    case 'make-recovery-codes':
      return purposes.makeRecoveryCodes;
    case 'set-pin':
      return purposes.setPin(permits.cardEnding);
    case 'unlock-card':
      return purposes.unlockCard(permits.cardEnding);
    case 'raise-card-limit':
      return purposes.raiseCardLimit(permits.cardEnding, formatMoney(permits.limit));
    case 'replace-card':
      return purposes.replaceCard(permits.cardEnding);
    case 'turn-off-security-notices':
      return purposes.securityNoticesOff;
    case 'show-account-numbers':
      return purposes.showAccountNumbers(permits.accountEnding);
    case 'sign-loan':
      return purposes.signLoan(formatMoney(permits.amount));
    case 'give-access':
      return purposes.giveAccess(permits.name);
    case 'raise-access-limit':
      return purposes.raiseAccessLimit(permits.name, formatMoney(permits.limit));
    case 'name-trusted-contact':
      return purposes.nameTrustedContact(permits.name);
    case 'remove-trusted-contact':
      return purposes.removeTrustedContact(permits.name);
    case 'set-first-payment-delay':
      return permits.hours === 0
        ? purposes.firstPaymentsAtOnce
        : purposes.firstPaymentsWait(permits.hours);
  }
}

/** The proof and its reason, where a password and a code are due. */
export function whyBothFactors(
  {
    permits,
    methods,
  }: { permits: PermittedAct; methods: readonly Pick<OfferedMethod, 'method'>[] },
  language: Language,
): string {
  const { bothFactors: words } = stepUpWords[language];
  const asks = methods.some(({ method }) => method === 'passkey') ? words.orPasskey : words.asks;
  switch (permits.kind) {
    case 'give-access':
      return words.access(asks);
    case 'change-contact':
      return words.contact(asks);
    case 'sign-loan':
      return words.loan(asks);
    default:
      return words.signIn(asks);
  }
}

function paymentPurpose(
  { amount, payee, day, repeat }: Extract<PermittedAct, { kind: 'payment' }>,
  language: Language,
): string {
  const { purposes } = stepUpWords[language];
  const date = day === null ? null : formatDate(day, language);
  const onDays = (on: string) =>
    repeat === 'once' ? purposes.onDay(on) : purposes.fromDay(repeat, on);
  return purposes.payment(
    formatMoney(amount, 'negative', language),
    payeeIn(purposes, payee),
    date === null ? '' : onDays(date),
  );
}

function payeeIn(purposes: Purposes, { name, accountEnding, contact }: PermittedPayee): string {
  if (accountEnding !== null) return purposes.byAccount(name, accountEnding);
  return contact === null ? name : purposes.byContact(name, contact);
}

function listed(purposes: Purposes, parts: readonly ContactPart[]): string {
  const names = parts.map((part) => purposes.contactParts[part]);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : purposes.lastOfContactParts(names.slice(0, -1).join(', '), last);
}
