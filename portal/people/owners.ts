import { formatNames } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useSession } from '../queries/session.ts';
import type { InvitableRole, PartyRole } from '#contract/procedures/access-terms.ts';

const en = {
  /** For an owner, the other owners. */
  jointWith: (others: string) => `Joint with ${others}`,
  /** For everybody else. */
  jointOf: (owners: string) => `Joint account of ${owners}`,
};

const es: typeof en = {
  jointWith: (others) => `Conjunta con ${others}`,
  jointOf: (owners) => `Cuenta conjunta de ${owners}`,
};

/** @public Read by the test of all sentences. */
export const jointOwnersWords = { en, es };

/** Whether the membership of somebody in that role is in their own name. */
export function isHolder(role: PartyRole): boolean {
  return role === 'primary' || role === 'minor';
}

function isOwner(role: PartyRole): boolean {
  return isHolder(role) || role === 'joint-owner';
}

const givenOnline: Readonly<Record<InvitableRole, true>> = {
  'joint-owner': true,
  'authorised-user': true,
  administrator: true,
  initiator: true,
  approver: true,
  viewer: true,
};

/** Whether somebody in that role may give up their access by themselves. */
export function mayLeave(role: PartyRole): boolean {
  return Object.hasOwn(givenOnline, role);
}

/**
 * The joint owners or the owners of the shown membership, such as `Joint with Rosa Delgado`; null where a single person
 * owns the accounts.
 */
export function useJointOwners(): string | null {
  const words = useWords(jointOwnersWords);
  const { otherOwners, role } = useSession().membership;
  if (isOwner(role)) {
    return otherOwners.length === 0 ? null : words.jointWith(formatNames(otherOwners));
  }
  return otherOwners.length < 2 ? null : words.jointOf(formatNames(otherOwners));
}

/** Adds the owners to a text about an account; where a single person owns it, nothing. */
export function useWithOwners(): (said: string) => string {
  const joint = useJointOwners();
  return (said) => (joint === null ? said : `${said} · ${joint}`);
}
