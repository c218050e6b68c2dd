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

export type PartyRole = (typeof partyRoles)[number];

/** Those to whom the membership's money belongs. */
export const ownerRoles = ['primary', 'joint-owner'] as const satisfies readonly PartyRole[];
