import type { EpochMs } from '#contract/time/time.ts';
import { type HeldParty, partiesAt } from './held-party.ts';
import { type Area, areas } from './procedure-areas.ts';
import type { PartyRole } from './party-roles.ts';

/**
 * What each role may do in a membership: the one table that decides. A role whose own rules the bank does not have yet may
 * only look, or nothing at all: a minor has no limits that a guardian sets, an initiator no approver who would be asked, and
 * an authorised user no account or card of their own to be shown alone.
 */
const rolePolicy: Readonly<Record<PartyRole, readonly Area[]>> = {
  primary: ['own', 'see', 'conversation', 'manage', 'deposit', 'move'],
  'joint-owner': ['own', 'see', 'conversation', 'manage', 'deposit', 'move'],
  'authorised-user': [],
  minor: ['own', 'see'],
  guardian: ['own', 'see', 'conversation', 'manage', 'deposit', 'move'],
  'power-of-attorney': ['own', 'see', 'conversation', 'manage', 'deposit', 'move'],
  trustee: ['own', 'see', 'conversation', 'manage', 'deposit', 'move'],
  beneficiary: [],
  administrator: ['own', 'see', 'conversation', 'manage'],
  initiator: ['own', 'see'],
  approver: ['own', 'see'],
  viewer: ['own', 'see'],
};

/** The parts by which a person enters memberships at that moment, their own memberships first. */
export function enteredBy(parties: readonly HeldParty[], now: EpochMs): HeldParty[] {
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

/** Whether the role may call the procedure of that path, such as `['transfers', 'create']`. */
export function mayCall(role: PartyRole, path: readonly string[]): boolean {
  const area = areaOf(path);
  return area === 'public' || rolePolicy[role].includes(area);
}

/** The area of the procedure of that path, which is known to exist. */
export function areaOf(path: readonly string[]): Area {
  return path.reduce<unknown>(
    (level, name) => (level as Readonly<Record<string, unknown>>)[name],
    areas,
  ) as Area;
}
