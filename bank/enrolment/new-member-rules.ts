import type { ProfileDetails } from '#contract/settings/profile.ts';
import { LocalDate } from '#contract/time/time.ts';
import { standardProducts } from '../dividends/product-records.ts';
import {
  profileFaults,
  tidyProfile,
  isMemberNumber,
  tidyMemberNumber,
} from '../members/profile-rules.ts';

/** The accounts that a credit union opens for a new member, by the handle that the member sees. */
export const openableAccounts = {
  checking: standardProducts.checking,
  savings: standardProducts.savings,
};
export type OpenableAccount = keyof typeof openableAccounts;

/** A member as staff write one down: everything as text. */
export interface NewMemberDetails extends ProfileDetails {
  readonly memberNumber: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  /** See `openableAccounts`. */
  readonly accounts: readonly string[];
}

/** A member who can be opened. */
export interface NewMember {
  readonly memberNumber: string;
  readonly birthDate: LocalDate;
  readonly profile: ProfileDetails;
  readonly accounts: readonly OpenableAccount[];
}

export type NewMemberField = keyof NewMemberDetails;

/** The fault of a field. `taken`: another member has this member number. */
export interface NewMemberFault {
  /** Which of the members, counted from 0. */
  readonly index: number;
  readonly field: NewMemberField;
  readonly fault: 'missing' | 'too-long' | 'wrong' | 'taken';
}

export type NewMembersDecision =
  | { readonly kind: 'refused'; readonly faults: readonly NewMemberFault[] }
  | { readonly kind: 'accepted'; readonly members: readonly NewMember[] };

/** No living member was born before. */
const firstBirthYear = '1900';

/**
 * Decides about members whom staff want to open, all or none: everything that is wrong is told. Of email and phone one
 * is enough: by it the code comes with which the member comes on-line. Of a long list that is decided in parts, `seen` has
 * the member numbers of the parts before, and is added to.
 */
export function decideNewMembers(
  given: readonly NewMemberDetails[],
  today: LocalDate,
  seen = new Set<string>(),
): NewMembersDecision {
  const members = given.map(tidyNewMember);
  const faults = members.flatMap((member, index) => {
    const own = faultsOf(member, today);
    if (seen.has(member.memberNumber)) own.push({ field: 'memberNumber', fault: 'taken' });
    if (member.memberNumber !== '') seen.add(member.memberNumber);
    return own.map((fault) => ({ index, ...fault }));
  });
  return faults.length > 0
    ? { kind: 'refused', faults }
    : { kind: 'accepted', members: members as NewMember[] };
}

/** Every field in its canonical form, valid or not. */
interface TidyMember {
  readonly memberNumber: string;
  readonly birthDate: string;
  readonly profile: ProfileDetails;
  readonly accounts: readonly string[];
}

function tidyNewMember(details: NewMemberDetails): TidyMember {
  return {
    memberNumber: tidyMemberNumber(details.memberNumber),
    birthDate: details.birthDate.trim(),
    profile: tidyProfile(details),
    accounts: details.accounts,
  };
}

type Fault = Omit<NewMemberFault, 'index'>;

function faultsOf(member: TidyMember, today: LocalDate): Fault[] {
  const { memberNumber, birthDate, profile, accounts } = member;
  return [
    ...faultAt('memberNumber', memberNumber, isMemberNumber(memberNumber)),
    ...faultAt('birthDate', birthDate, isBirthDate(birthDate, today)),
    ...profileFaults(profile).filter(
      ({ field, fault }) => fault !== 'missing' || !isSpared(field, profile),
    ),
    ...faultAt('accounts', accounts.join(' '), areOpenable(accounts)),
  ];
}

function faultAt(field: NewMemberField, text: string, isRight: boolean): Fault[] {
  if (text === '') return [{ field, fault: 'missing' }];
  return isRight ? [] : [{ field, fault: 'wrong' }];
}

function isBirthDate(text: string, today: LocalDate): boolean {
  return LocalDate.safeParse(text).success && text >= firstBirthYear && text < today;
}

/** Whether the member can do without it because the other one is there. */
function isSpared(field: keyof ProfileDetails, { email, phone }: ProfileDetails): boolean {
  return (field === 'email' && phone !== '') || (field === 'phone' && email !== '');
}

function areOpenable(accounts: readonly string[]): boolean {
  return (
    accounts.every((account) => Object.hasOwn(openableAccounts, account)) &&
    new Set(accounts).size === accounts.length
  );
}

/**
 * The user name as the bank keeps it, or null where it cannot be one: 4 to 32 letters, digits, dots and dashes,
 * beginning with a letter. Anyone who has not come on-line yet has their id for one, which is longer than that: nobody can
 * choose it.
 */
export function readUsername(typed: string): string | null {
  const username = typed.trim().toLowerCase();
  return /^[a-z][\d.a-z-]{3,31}$/.test(username) ? username : null;
}
