import type { EpochMs } from '#contract/time/time.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';
import { AccessArea, type ProcedureMeta } from '#contract/procedures/procedure.ts';
import { holderRoles } from './party-roles.ts';

/** Those to whom the money belongs, or who act for them, do without approval, and approve what others ask for. */
const owns = AccessArea.options.filter((area) => area !== 'initiate');

/** What whoever acts in the place of the owner does not do. */
const ownersAlone: readonly AccessArea[] = ['borrow', 'grant'];

/**
 * What each role may do in a membership: the one table that decides. An authorised user and a minor send within a daily limit
 * (`party-limits.ts`), so they order nothing ahead. What an initiator asks for, an approver decides; neither does both.
 */
const rolePolicy: Readonly<Record<PartyRole, readonly AccessArea[]>> = {
  primary: owns,
  'joint-owner': owns,
  'authorised-user': ['own', 'see', 'deposit', 'move'],
  minor: ['own', 'see', 'move'],
  guardian: owns.filter((area) => area !== 'borrow'),
  'power-of-attorney': owns.filter((area) => !ownersAlone.includes(area)),
  trustee: owns.filter((area) => !ownersAlone.includes(area)),
  beneficiary: [],
  administrator: ['own', 'see', 'conversation', 'manage'],
  initiator: ['own', 'see', 'initiate'],
  approver: ['own', 'see', 'approve'],
  viewer: ['own', 'see'],
};

/** What somebody in that role may do. */
export function areasOf(role: PartyRole): readonly AccessArea[] {
  return rolePolicy[role];
}

/** The parts by which a person enters memberships at that moment, their own memberships first. */
export function enteredBy<Party extends HeldParty>(
  parties: readonly Party[],
  now: EpochMs,
): Party[] {
  return partiesAt(parties, now).filter(({ role }) => rolePolicy[role].length > 0);
}

/** The part by which a person enters that membership; undefined where they do not. */
export function partyIn(
  parties: readonly HeldParty[],
  membershipId: string,
  now: EpochMs,
): HeldParty | undefined {
  return enteredBy(parties, now).find((party) => party.membershipId === membershipId);
}

/** Whether the role may call procedures of that area. */
export function mayCall(role: PartyRole, area: ProcedureMeta['area']): boolean {
  return area === 'public' || rolePolicy[role].includes(area);
}

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
function partiesAt<Party extends HeldParty>(parties: readonly Party[], now: EpochMs): Party[] {
  const held = new Map<string, Party>();
  for (const party of parties.toSorted((one, other) => one.fromAt - other.fromAt)) {
    if (party.fromAt <= now && (party.untilAt === null || now < party.untilAt)) {
      held.set(party.membershipId, party);
    }
  }
  const isOwn = ({ role }: HeldParty) => Number(isHolder(role));
  return [...held.values()].toSorted((one, other) => isOwn(other) - isOwn(one));
}

function isHolder(role: PartyRole): boolean {
  return (holderRoles as readonly PartyRole[]).includes(role);
}
