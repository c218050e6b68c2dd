import type { EpochMs } from '#contract/time/time.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';
import { AccessArea, type ProcedureMeta } from '#contract/procedures/procedure.ts';

/** The roles that own the membership's money. */
export const ownerRoles = ['primary', 'joint-owner'] as const satisfies readonly PartyRole[];

/** The roles of a membership's holder: of a child's membership the child, with a guardian acting for it. */
export const holderRoles = ['primary', 'minor'] as const satisfies readonly PartyRole[];

/** The roles of the accounts' owners, a child included; the holder first. */
export const belongsToRoles = [
  'primary',
  'minor',
  'joint-owner',
] as const satisfies readonly PartyRole[];

/** The roles that ask for and approve payments of a business. They are notified about these payments only. */
export const rolesOfApproval = ['initiator', 'approver'] as const satisfies readonly PartyRole[];

/** The roles that are told of events in the membership. */
export const toldRoles = [
  ...ownerRoles,
  'minor',
  'guardian',
] as const satisfies readonly PartyRole[];

/** The roles that may let others in or be told: the owners, and a child's guardian (`grant` in the role policy). */
export const grantingRoles = [...ownerRoles, 'guardian'] as const satisfies readonly PartyRole[];

/** Owners of the money, and persons acting for them, act without approval, and approve requests of others. */
const owns = AccessArea.options.filter((area) => area !== 'initiate');

/** The areas that are closed to persons acting in the place of the owner. */
const ownersAlone: readonly AccessArea[] = ['borrow', 'grant'];

/**
 * The areas of each role in a membership: the one table that decides. An authorised user and a minor send within a daily
 * limit (`party-limits.ts`), so they order nothing ahead. An approver decides an initiator's requests; neither does both.
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

/** The areas open to a role. */
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
  /** The person's daily sending limit, in cents; null: no limit of their own. */
  readonly dailyLimit: number | null;
}

/** The parts that hold at that moment: of each membership the part that began last, the person's own memberships first. */
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
