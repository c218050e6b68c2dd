import type {
  TrustedContact,
  TrustedContactDetails,
  TrustedContactFault,
  TrustedContactField,
} from '#contract/trusted-contact/trusted-contact.ts';
import { contactNameMax, namedADayMost } from '#contract/trusted-contact/trusted-contact-terms.ts';
import { isPlainName, tidyName } from '#contract/text/typed-name.ts';
import { isEmail } from '../rails/payment-address.ts';
import type { Act } from '../identity/step-up/acts.ts';
import { isTidyPhone, tidyPhone, plainSigns } from '#contract/text/typed-signs.ts';
import { characterCount } from '#contract/text/characters.ts';

/** The contact's email and phone; an empty text where there is none. */
interface Addresses {
  readonly email: string;
  readonly phone: string;
}

interface ContactProblem {
  readonly field: TrustedContactField;
  readonly fault: TrustedContactFault;
}

export type ContactDecision =
  | { readonly kind: 'refused'; readonly faults: ContactProblem[] }
  | { readonly kind: 'accepted'; readonly details: TrustedContactDetails };

/**
 * Decides whom a member names: everything that is wrong, in the order of the form. Somebody else than themselves, with an email or a
 * US phone number.
 */
export function decideContact(typed: TrustedContactDetails, own: Addresses): ContactDecision {
  const details = {
    name: tidyName(typed.name),
    relationship: typed.relationship,
    email: plainSigns(typed.email).toLowerCase(),
    phone: tidyPhone(typed.phone),
  };
  const { name, email, phone } = details;
  const isReached = email !== '' || phone !== '';
  const faults: readonly (readonly [TrustedContactField, TrustedContactFault | null])[] = [
    ['name', faultOfName(name)],
    ['email', isReached ? faultOfEmail(email, own.email.toLowerCase()) : 'missing'],
    ['phone', faultOfPhone(phone, own.phone)],
  ];
  const found = faults.flatMap(([field, fault]) => (fault === null ? [] : [{ field, fault }]));
  return found.length > 0 ? { kind: 'refused', faults: found } : { kind: 'accepted', details };
}

function faultOfName(name: string): TrustedContactFault | null {
  if (name === '') return 'missing';
  if (characterCount(name) > contactNameMax) return 'too-long';
  return isPlainName(name) ? null : 'wrong';
}

function faultOfEmail(email: string, own: string): TrustedContactFault | null {
  if (email === '') return null;
  if (email.length > 254) return 'too-long';
  if (!isEmail(email)) return 'wrong';
  return email === own ? 'own' : null;
}

function faultOfPhone(phone: string, own: string): TrustedContactFault | null {
  if (phone === '') return null;
  if (!isTidyPhone(phone)) return 'wrong';
  return phone === own ? 'own' : null;
}

/** The known facts of a contact that a member wants to name. */
export interface NamingFacts {
  /** Whether they said no to this member at one of these addresses, now or before. */
  readonly hasDeclined: boolean;
  /** How many the member named within a day, and how many members named one of these addresses. */
  readonly namedByMember: number;
  readonly namedAtAddress: number;
}

export type NamingRefusal =
  | { readonly code: 'TRUSTED_CONTACT_DECLINED' }
  | { readonly code: 'TOO_MANY_CONTACTS_NAMED'; readonly data: { readonly most: number } };

/**
 * The refusal to write to the contact for a member; null where it is allowed. Nobody is written to after saying no, or over
 * and over.
 */
export function refuseNaming({
  hasDeclined,
  namedByMember,
  namedAtAddress,
}: NamingFacts): NamingRefusal | null {
  if (hasDeclined) return { code: 'TRUSTED_CONTACT_DECLINED' };
  return namedByMember >= namedADayMost || namedAtAddress >= namedADayMost
    ? { code: 'TOO_MANY_CONTACTS_NAMED', data: { most: namedADayMost } }
    : null;
}

/** Whether the contact is a different person than before, to be told the meaning of it. */
export function isSomebodyElse(
  before: Pick<TrustedContact, 'email' | 'phone'> | null,
  { email, phone }: Addresses,
): boolean {
  return before === null || before.email !== email || before.phone !== phone;
}

/** The act to which a step-up for naming a contact is bound. */
export function namingAct({ name, email, phone }: TrustedContactDetails): Act {
  return {
    procedure: 'trustedContact.save',
    binds: { name, email, phone },
    permits: { kind: 'name-trusted-contact', name },
  };
}

/** The act to which a step-up for removing the contact is bound. */
export function removalAct({ id, name }: { readonly id: string; readonly name: string }): Act {
  return {
    procedure: 'trustedContact.remove',
    binds: { id },
    permits: { kind: 'remove-trusted-contact', name },
  };
}
