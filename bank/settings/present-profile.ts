import type { Profile } from '#contract/settings/profile.ts';
import type { BankContext } from '../database/bank-context.ts';
import { unconfirmedOf } from './contact-records.ts';
import { findProfile } from '../members/profile-records.ts';

/** What the member has told, with what of it is still to be confirmed. */
export async function presentProfile(
  { store, clock }: Pick<BankContext, 'store' | 'clock'>,
  memberId: string,
): Promise<Profile> {
  const { username: _username, ...profile } = await findProfile(store.db, memberId);
  return { ...profile, unconfirmed: await unconfirmedOf(store.db, memberId, clock.now()) };
}
