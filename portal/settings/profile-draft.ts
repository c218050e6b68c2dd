import type {
  ContactChannel,
  Profile,
  ProfileDetails,
  ProfileFault,
  ProfileField,
} from '#contract/settings/profile.ts';
import { isRefusal } from '../bank-client/refusals.ts';

/** The fields in the order of the form. */
export const profileFields: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'unit',
  'city',
  'state',
  'zip',
];

type ProfileFaults = Partial<Record<ProfileField, ProfileFault>>;

/**
 * The bank's faults, by field; null where it refused for another reason. A text that is longer than any field takes is
 * refused by the form of the request, which names the field too.
 */
export function faultsIn(error: unknown): ProfileFaults | null {
  if (isRefusal(error, 'PROFILE_WRONG')) {
    return Object.fromEntries(error.data.faults.map(({ field, fault }) => [field, fault]));
  }
  if (!isRefusal(error, 'BAD_REQUEST')) return null;
  const named = error.data.issues.filter(({ path }) =>
    (profileFields as readonly string[]).includes(path),
  );
  return named.length === 0
    ? null
    : Object.fromEntries(
        named.map(({ path, message }) => [path, message.includes('NUL') ? 'wrong' : 'too-long']),
      );
}

/** Whether any field differs from the bank's profile. */
export function isChanged(typed: ProfileDetails, kept: ProfileDetails): boolean {
  return profileFields.some((field) => typed[field] !== kept[field]);
}

/** The channels with a new contact that waits for its code, in the order of the form. */
export function waitingChannels({ unconfirmed }: Profile): ContactChannel[] {
  return (['email', 'phone'] as const).filter((channel) => unconfirmed[channel] !== null);
}
