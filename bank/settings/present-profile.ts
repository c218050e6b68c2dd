import type { Profile } from '#contract/settings/profile.ts';
import type { BankContext } from '../database/bank-context.ts';
import { unconfirmedOf } from './contact-records.ts';
import { findProfile } from '../members/profile-records.ts';

/** What the member has told, with what of it is still to be confirmed. */
export async function presentProfile(
  { store, clock }: Pick<BankContext, 'store' | 'clock'>,
  personId: string,
): Promise<Profile> {
  const { username: _username, ...profile } = await findProfile(store.db, personId);
  return { ...profile, unconfirmed: await unconfirmedOf(store.db, personId, clock.now()) };
}
