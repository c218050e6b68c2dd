import { holderRoles } from './party-roles.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { PartyRole } from '#contract/people/access-terms.ts';

/** The part that a person has in a membership for a time. */
export interface HeldParty {
  readonly membershipId: string;
  readonly role: PartyRole;
  readonly fromAt: number;
  /** From when on it holds no longer; null: until further notice. */
  readonly untilAt: number | null;
  /** What the person may send in a day, in cents; null: no limit of their own. */
  readonly dailyLimit: number | null;
}

/** Those that hold at that moment: of each membership the one that began last, the person's own memberships first. */
export function partiesAt<Party extends HeldParty>(
  parties: readonly Party[],
  now: EpochMs,
): Party[] {
  const held = new Map<string, Party>();
  for (const party of parties.toSorted((one, other) => one.fromAt - other.fromAt)) {
    if (party.fromAt <= now && (party.untilAt === null || now < party.untilAt)) {
      held.set(party.membershipId, party);
    }
  }
  const isOwn = ({ role }: HeldParty) => Number(isHolder(role));
  return [...held.values()].toSorted((one, other) => isOwn(other) - isOwn(one));
}

/** Whether the membership of somebody in that role is in their own name. */
function isHolder(role: PartyRole): boolean {
  return (holderRoles as readonly PartyRole[]).includes(role);
}
