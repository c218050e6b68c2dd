import type { ProfileDetails, ProfileFault, ProfileField } from '#contract/settings/profile.ts';
import { isEmail } from '../rails/payment-address.ts';
import { isPlainName, tidyName } from '#contract/text/typed-name.ts';
import { isTidyPhone, tidyPhone, tidyZip, plainSigns } from '#contract/text/typed-signs.ts';
import { characterCount } from '#contract/text/characters.ts';

/** The states, the District of Columbia and the territories, as the United States Postal Service writes them. */
const usStates: readonly string[] = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
  'OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP'
).split(' ');

interface ProfileProblem {
  readonly field: ProfileField;
  readonly fault: ProfileFault;
}

type ProfileDecision =
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
  return `${firstName} ${lastName}`.trim();
}

interface Rule {
  /** In characters. */
  readonly most: number;
  readonly optional?: true;
  readonly isRight: (text: string) => boolean;
}

const rules: Record<ProfileField, Rule> = {
  firstName: { most: 50, isRight: isNamed },
  lastName: { most: 50, optional: true, isRight: isLastName },
  email: { most: 254, isRight: isEmail },
  phone: { most: 20, isRight: isTidyPhone },
  street: { most: 100, isRight: isPlainName },
  unit: { most: 40, optional: true, isRight: isPlainName },
  city: { most: 60, isRight: isNamed },
  state: { most: 2, isRight: (text) => usStates.includes(text) },
  zip: { most: 10, isRight: (text) => /^\d{5}(-\d{4})?$/.test(text) },
};

function faultOf(text: string, { most, optional, isRight }: Rule): ProfileFault | null {
  if (text === '') {
    return optional ? null : 'missing';
  }
  if (characterCount(text) > most) {
    return 'too-long';
  }
  return isRight(text) ? null : 'wrong';
}

/** As it is kept: without stray spaces, numbers in their one form. The name of somebody who has one alone is the first. */
export function tidyProfile(typed: ProfileDetails): ProfileDetails {
  const names = [typed.firstName, typed.lastName].map(tidyName);
  const [firstName = '', lastName = ''] = names[0] === '' ? names.toReversed() : names;
  return {
    firstName,
    lastName,
    email: plainSigns(typed.email),
    phone: tidyPhone(typed.phone),
    street: tidyName(typed.street),
    unit: tidyName(typed.unit),
    city: tidyName(typed.city),
    state: plainSigns(typed.state).toUpperCase(),
    zip: tidyZip(typed.zip),
  };
}

/** A name of a person or a place, such as `29 Palms`: at least one letter. */
function isNamed(text: string): boolean {
  return isPlainName(text) && /\p{L}/u.test(text);
}

/** A person's last name, such as `8.`: a letter or a digit. */
function isLastName(text: string): boolean {
  return isPlainName(text) && /[\p{L}\p{N}]/u.test(text);
}

/** The details of a person as their profile keeps them. */
export function profileColumns({
  firstName,
  lastName,
  email,
  phone,
  street,
  unit,
  city,
  state,
  zip,
}: ProfileDetails) {
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    street,
    unit,
    city,
    state,
    zip,
  };
}

const memberNumberMost = 20;

/**
 * A member number as the bank keeps it, however it is written: letters and digits alone, and capitals. The same for
 * `jc-004 821` and `JC004821`.
 */
export function tidyMemberNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '');
}

/** Whether staff can give it to a member: 1 to 20 letters and digits, with at least one digit. */
export function isMemberNumber(tidy: string): boolean {
  return tidy.length <= memberNumberMost && /\d/.test(tidy);
}
