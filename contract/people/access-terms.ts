import { z } from 'zod';

/** What a person can be in a membership. */
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

/**
 * What a procedure of a signed-in person is about, which decides who may call it. `own`: the person. `see`: what a
 * membership has and its history. `conversation`: messages between its owners and the credit union. `manage`: its
 * recipients, payees, cards, budgets, notes, disputes and visits. `deposit`: money that comes in. `move`: money that is
 * sent now. `order`: bills and scheduled transfers. `initiate`: asking for a payment that somebody else approves.
 * `approve`: approving or declining it. `borrow`: applying for, signing and drawing loans, and allowing overdrafts by
 * card. `grant`: who has access.
 */
export const AccessArea = z.enum([
  'own',
  'see',
  'conversation',
  'manage',
  'deposit',
  'move',
  'order',
  'initiate',
  'approve',
  'borrow',
  'grant',
]);
export type AccessArea = z.infer<typeof AccessArea>;

/** What happened to somebody's access to a membership. */
export const AccessChange = z.enum(['offered', 'withdrawn', 'given', 'limited', 'ended']);
export type AccessChange = z.infer<typeof AccessChange>;
