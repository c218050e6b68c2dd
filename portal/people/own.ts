import type { InvitableRole, PartyRole } from '#contract/procedures/access-terms.ts';

/** Whether the membership of somebody in that role is in their own name. */
export function isHolder(role: PartyRole): boolean {
  return role === 'primary' || role === 'minor';
}

/** Whether the money of a membership belongs to somebody in that role. */
export function isOwner(role: PartyRole): boolean {
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
