import { ProfileField, type Profile, type ProfileDetails } from '#contract/profile.ts';
import type { SecurityChange } from '#contract/security-changes.ts';
import type { BankInside } from '../bank-inside.ts';
import type { Gate } from '../gate.ts';
import { appendToMemberLog } from '../member-log/append-to-member-log.ts';
import { transact } from '../transact.ts';
import { findProfile, type KnownProfile, saveProfile } from './profile-records.ts';
import { decideProfile } from './profile-rules.ts';

/** Who the member is, and how they are reached (R-P1). */
export function profileHandlers(gate: Gate, bank: BankInside) {
  const { store, clock } = bank;
  const { profile } = gate.gated;

  return {
    get: profile.get.handler(async ({ context }) =>
      present(await findProfile(store.db, context.signedIn.memberId)),
    ),

    update: profile.update.handler(async ({ input, context, errors }) => {
      const { memberId } = context.signedIn;
      const decision = decideProfile(input);
      if (decision.kind === 'refused') {
        throw errors.PROFILE_WRONG({ data: { faults: decision.faults } });
      }
      const saved = await transact(store, async ({ trx }) => {
        const changed = changedFields(await findProfile(trx, memberId), decision.details);
        if (changed.length > 0) {
          // Told first, and so to where the member was reached until now.
          await appendToMemberLog(
            trx,
            memberId,
            clock.now(),
            { action: 'profile-updated', facts: { changed: changed.join(' ') } },
            [{ kind: 'security', change: meaningOf(changed) }],
          );
          await saveProfile(trx, memberId, decision.details);
        }
        return await findProfile(trx, memberId);
      });
      bank.bell.ring(memberId);
      return present(saved);
    }),
  };
}

function changedFields(before: Profile, after: ProfileDetails): ProfileField[] {
  return ProfileField.options.filter((field) => before[field] !== after[field]);
}

function meaningOf(changed: readonly ProfileField[]): SecurityChange {
  const namesOnly = changed.every((field) => field === 'firstName' || field === 'lastName');
  return namesOnly ? 'name-changed' : 'contact-changed';
}

function present(known: KnownProfile): Profile {
  const { username: _username, ...profile } = known;
  return profile;
}
