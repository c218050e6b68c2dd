import type { PartyRole } from '#contract/procedures/access-terms.ts';

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
