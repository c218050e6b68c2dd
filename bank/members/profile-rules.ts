import type { ProfileDetails, ProfileFault, ProfileField } from '#contract/settings/profile.ts';
import { isEmail } from '../rails/recipient-details.ts';
import { isPlainName, tidyName } from '../formats/typed-name.ts';
import { usStates } from './us-states.ts';

export interface ProfileProblem {
  readonly field: ProfileField;
  readonly fault: ProfileFault;
}

export type ProfileDecision =
  | { readonly kind: 'refused'; readonly faults: ProfileProblem[] }
  | { readonly kind: 'accepted'; readonly details: ProfileDetails };

/** Decides what a member says about themselves (R-P1): every field is checked, in the order of the form. */
export function decideProfile(typed: ProfileDetails): ProfileDecision {
  const details = tidyProfile(typed);
  const faults = profileFaults(details);
  return faults.length > 0 ? { kind: 'refused', faults } : { kind: 'accepted', details };
}

/** Everything that is wrong with tidy details, in the order of the form. */
export function profileFaults(details: ProfileDetails): ProfileProblem[] {
  return (Object.keys(rules) as ProfileField[]).flatMap((field) => {
    const fault = faultOf(details[field], rules[field]);
    return fault === null ? [] : [{ field, fault }];
  });
}

/** The name that the greeting and the header show. */
export function displayNameOf({
  firstName,
  lastName,
}: Pick<ProfileDetails, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

interface Rule {
  /** In characters. */
  readonly most: number;
  readonly optional?: true;
  readonly isRight: (text: string) => boolean;
}

const rules: Record<ProfileField, Rule> = {
  firstName: { most: 50, isRight: isPersonName },
  lastName: { most: 50, isRight: isPersonName },
  email: { most: 254, isRight: isEmail },
  phone: { most: 20, isRight: (text) => /^\([2-9]\d{2}\) \d{3}-\d{4}$/.test(text) },
  street: { most: 100, isRight: isPlainName },
  unit: { most: 40, optional: true, isRight: isPlainName },
  city: { most: 60, isRight: isPersonName },
  state: { most: 2, isRight: (text) => usStates.includes(text) },
  zip: { most: 10, isRight: (text) => /^\d{5}(-\d{4})?$/.test(text) },
};

function faultOf(text: string, { most, optional, isRight }: Rule): ProfileFault | null {
  if (text === '') {
    return optional ? null : 'missing';
  }
  if ([...text].length > most) {
    return 'too-long';
  }
  return isRight(text) ? null : 'wrong';
}

/** As it is kept: without stray spaces, a phone number and a state in their one form. */
export function tidyProfile(typed: ProfileDetails): ProfileDetails {
  return {
    firstName: tidyName(typed.firstName),
    lastName: tidyName(typed.lastName),
    email: typed.email.trim(),
    phone: tidyPhone(typed.phone),
    street: tidyName(typed.street),
    unit: tidyName(typed.unit),
    city: tidyName(typed.city),
    state: typed.state.trim().toUpperCase(),
    zip: typed.zip.trim(),
  };
}

/** Ten digits as `(555) 014-2600`, whatever stands between them; anything else stays as it was typed. */
export function tidyPhone(typed: string): string {
  const trimmed = typed.trim();
  const digits = trimmed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[\d\s().+-]+$/.test(trimmed) && digits.length === 10
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : trimmed;
}

/** A name of a person or a place: at least one letter, and no digits. */
function isPersonName(text: string): boolean {
  return isPlainName(text) && /\p{L}/u.test(text) && !/\p{N}/u.test(text);
}
