import type { ProfileDetails } from '#contract/settings/profile.ts';
import type { BankDependencies } from '../bank-context.ts';
import { saveProfile } from '../members/profile-records.ts';
import type { TestMember } from './test-member.ts';

/** Details that are right. */
export const testProfile: ProfileDetails = {
  firstName: 'Jordan',
  lastName: 'Ellis',
  email: 'jordan@example.com',
  phone: '(518) 555-0177',
  street: '9 Mill Road',
  unit: '',
  city: 'Troy',
  state: 'NY',
  zip: '12180',
};

/** Lets the bank know how the member is reached, without a word to anybody. */
export async function addProfile(
  { store, clock }: BankDependencies,
  member: TestMember,
  change: Partial<ProfileDetails> = {},
): Promise<void> {
  await store.transact(({ trx }) =>
    saveProfile(trx, member.personId, { ...testProfile, ...change }, clock.now()),
  );
}
