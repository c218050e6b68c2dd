import type { PartyRole } from '#contract/procedures/access-terms.ts';

/** Those to whom the membership's money belongs. */
export const ownerRoles = ['primary', 'joint-owner'] as const satisfies readonly PartyRole[];

/** The person in whose name a membership is: of a child's the child, whose guardian acts for it. */
export const holderRoles = ['primary', 'minor'] as const satisfies readonly PartyRole[];

/** The roles of the accounts' owners, a child included; the holder first. */
export const belongsToRoles = [
  'primary',
  'minor',
  'joint-owner',
] as const satisfies readonly PartyRole[];

/** The roles that ask for and approve payments of a business. They are notified about these payments only. */
export const rolesOfApproval = ['initiator', 'approver'] as const satisfies readonly PartyRole[];

/** Those who are told of what happens in the membership. */
export const toldRoles = [
  ...ownerRoles,
  'minor',
  'guardian',
] as const satisfies readonly PartyRole[];

/** Those who may let others in or be told: the owners, and who acts for a child (`grant` in the role policy). */
export const grantingRoles = [...ownerRoles, 'guardian'] as const satisfies readonly PartyRole[];
