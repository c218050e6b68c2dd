import type { InvitableRole } from '#contract/procedures/access-terms.ts';

/** The rows of invitations; see `Tables` for what all tables have in common. */
export interface InvitationTables {
  invitation: InvitationRow;
}

/** An offer of a role to anyone who has its link and its code. */
export interface InvitationRow {
  membership_id: string;
  id: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** By a key of the host, as that of a code that is sent. */
  code_hash: string;
  /** As the inviting person wrote it. */
  name: string;
  role: InvitableRole;
  until_at: number | null;
  daily_limit: number | null;
  invited_by: string;
  created_at: number;
  expires_at: number;
  tries_left: number;
  accepted_at: number | null;
  accepted_by: string | null;
  withdrawn_at: number | null;
}
