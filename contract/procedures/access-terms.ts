import { z } from 'zod';

/** The roles of a person in a membership. */
export const partyRoles = [
  'primary',
  'joint-owner',
  'authorised-user',
  'minor',
  'guardian',
  'power-of-attorney',
  'trustee',
  'beneficiary',
  'administrator',
  'initiator',
  'approver',
  'viewer',
] as const;
export const PartyRole = z.enum(partyRoles);
export type PartyRole = z.infer<typeof PartyRole>;

/** The roles to which a member can invite somebody online; all others are given by the credit union. */
export const InvitableRole = z.enum([
  'joint-owner',
  'authorised-user',
  'administrator',
  'initiator',
  'approver',
  'viewer',
]);
export type InvitableRole = z.infer<typeof InvitableRole>;

/** The changes of a person's access to a membership. */
export const AccessChange = z.enum(['offered', 'withdrawn', 'given', 'limited', 'ended']);
export type AccessChange = z.infer<typeof AccessChange>;
