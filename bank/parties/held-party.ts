import type { EpochMs } from '#contract/time/time.ts';
import type { PartyRole } from './party-roles.ts';

/** The part that a person has in a membership for a time. */
export interface HeldParty {
  readonly membershipId: string;
  readonly role: PartyRole;
  readonly fromAt: number;
  /** From when on it holds no longer; null: until further notice. */
  readonly untilAt: number | null;
}

/** Those that hold at that moment: of each membership the one that began last, the person's own memberships first. */
export function partiesAt(parties: readonly HeldParty[], now: EpochMs): HeldParty[] {
  const held = new Map<string, HeldParty>();
  for (const party of parties.toSorted((one, other) => one.fromAt - other.fromAt)) {
    if (party.fromAt <= now && (party.untilAt === null || now < party.untilAt)) {
      held.set(party.membershipId, party);
    }
  }
  const isOwn = ({ role }: HeldParty) => Number(role === 'primary');
  return [...held.values()].toSorted((one, other) => isOwn(other) - isOwn(one));
}
