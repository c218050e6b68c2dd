import {
  bankOfRoutingNumber,
  refuseRoutingNumber,
  type RoutingNumberRefusal,
} from './routing-number.ts';
import { isPlainName, tidyName } from '#contract/text/typed-name.ts';
import { isTidyPhone, tenDigits, tidyPhone } from '#contract/text/typed-numbers.ts';

/** How a person or an account elsewhere is reached. */
export interface RecipientDetails {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly bankName: string | null;
  readonly accountNumber: string | null;
  readonly routingNumber: string | null;
}

type ExternalField = 'name' | 'bankName' | 'accountNumber' | 'routingNumber';
type ZelleField = 'name' | 'contact';

/** Why money cannot reach them, with the data that the contract declares for it. */
export type DetailsRefusal =
  | {
      readonly code:
        | 'RECIPIENT_NAME_WRONG'
        | 'BANK_NAME_WRONG'
        | RoutingNumberRefusal
        | 'ACCOUNT_NUMBER_WRONG'
        | 'EMAIL_WRONG'
        | 'PHONE_WRONG';
    }
  | { readonly code: 'EXTERNAL_RECIPIENT_INCOMPLETE'; readonly data: { missing: ExternalField[] } }
  | { readonly code: 'ZELLE_RECIPIENT_INCOMPLETE'; readonly data: { missing: ZelleField[] } };

/**
 * What is missing or wrong in the details of a recipient (R-T4, R-T5), in the order of
 * `transferRefusals` in the contract; null where nothing is.
 */
export function refuseDetails(
  kind: 'zelle' | 'external',
  to: RecipientDetails,
): DetailsRefusal | null {
  return kind === 'external' ? refuseExternal(to) : refuseZelle(to);
}

/**
 * The name of the bank as it is kept: that of the directory where it lists the routing number, because the number decides
 * where the money goes; else as it was typed, null where nothing was. One that cannot be a name is kept for the
 * refusal.
 */
export function keptBankName(typed: string, routingNumber: string): string | null {
  const name = tidyName(typed);
  if (name === '') {
    return null;
  }
  const listed = isPlainName(name) ? bankOfRoutingNumber(routingNumber) : null;
  return listed ?? name;
}

/**
 * Whether two recipients of a kind are one and the same: the account elsewhere, or the email or the phone
 * number, whatever they are called.
 */
export function isSameRecipient(
  kind: 'zelle' | 'external',
  one: Omit<RecipientDetails, 'name' | 'bankName'>,
  other: Omit<RecipientDetails, 'name' | 'bankName'>,
): boolean {
  if (kind === 'external') {
    return one.accountNumber === other.accountNumber && one.routingNumber === other.routingNumber;
  }
  const sameEmail = one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase();
  const samePhone =
    one.phone !== null && other.phone !== null && tenDigits(one.phone) === tenDigits(other.phone);
  return sameEmail || samePhone;
}

/**
 * Whether money that is asked for reaches nobody but somebody who is known: every contact that is given is theirs. One of
 * theirs beside one of another's may reach the other.
 */
export function reachesOnly(
  kind: 'zelle' | 'external',
  known: Omit<RecipientDetails, 'name' | 'bankName'>,
  asked: Omit<RecipientDetails, 'name' | 'bankName'>,
): boolean {
  if (kind === 'external') {
    return isSameRecipient(kind, known, asked);
  }
  const { email, phone } = asked;
  const emailIsTheirs = email === null || email.toLowerCase() === known.email?.toLowerCase();
  const phoneIsTheirs =
    phone === null || (known.phone !== null && tenDigits(phone) === tenDigits(known.phone));
  return (email !== null || phone !== null) && emailIsTheirs && phoneIsTheirs;
}

function refuseExternal(to: RecipientDetails): DetailsRefusal | null {
  const fields: readonly ExternalField[] = ['name', 'bankName', 'accountNumber', 'routingNumber'];
  const missing = fields.filter((field) => !to[field]);
  if (missing.length > 0) {
    return { code: 'EXTERNAL_RECIPIENT_INCOMPLETE', data: { missing } };
  }
  if (!isPlainName(to.name)) {
    return { code: 'RECIPIENT_NAME_WRONG' };
  }
  if (!isPlainName(to.bankName ?? '')) {
    return { code: 'BANK_NAME_WRONG' };
  }
  const wrongRoutingNumber = refuseRoutingNumber(to.routingNumber ?? '');
  if (wrongRoutingNumber) {
    return { code: wrongRoutingNumber };
  }
  if (!/^\d{4,17}$/.test(to.accountNumber ?? '')) {
    return { code: 'ACCOUNT_NUMBER_WRONG' };
  }
  return to.email === null || isEmail(to.email) ? null : { code: 'EMAIL_WRONG' };
}

function refuseZelle(to: RecipientDetails): DetailsRefusal | null {
  const missing: ZelleField[] = [];
  if (!to.name) {
    missing.push('name');
  }
  if (to.email === null && to.phone === null) {
    missing.push('contact');
  }
  if (missing.length > 0) {
    return { code: 'ZELLE_RECIPIENT_INCOMPLETE', data: { missing } };
  }
  if (!isPlainName(to.name)) {
    return { code: 'RECIPIENT_NAME_WRONG' };
  }
  if (to.email !== null && !isEmail(to.email)) {
    return { code: 'EMAIL_WRONG' };
  }
  return to.phone === null || isPhone(to.phone) ? null : { code: 'PHONE_WRONG' };
}

/** The form of HTML's own email field, with a dot in the domain (WHATWG HTML §4.10.5.1.5). */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
    text,
  );
}

/** Ten digits of the North American Numbering Plan, with or without the 1 in front. */
function isPhone(text: string): boolean {
  return isTidyPhone(tidyPhone(text));
}
