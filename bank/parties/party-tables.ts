import type { PartyRole } from '#contract/procedures/access-terms.ts';
import type { Generated } from 'kysely';

/** The rows of people, memberships and the roles that people have in them; see `Tables` for what all tables have in common. */
export interface PartyTables {
  person: PersonRow;
  membership: MembershipRow;
  party: PartyRow;
  party_sending: PartySendingRow;
}

/** A human being who signs in. */
export interface PersonRow {
  id: string;
  /** Lower case; unique. */
  username: string;
  /** As their profile has it, which they can change. */
  display_name: string;
  /** The name that the credit union has checked: the one that others are told. */
  known_name: string;
  created_at: number;
  /** Since when staff have closed the person's online access; null where it is open. */
  access_closed_at: number | null;
  /**
   * The log of events that concern the person alone, such as signing in: the log of their own membership, or a log of their
   * own.
   */
  log_id: string;
}

/** The contract with the credit union, which owns accounts. Its log has its id. */
export interface MembershipRow {
  id: string;
  /** The member number: letters and digits; unique. */
  number: string;
  plan: string;
  /** `YYYY-MM-DD` */
  member_since: string;
  created_at: number;
  /** Of a membership that is a business; null where it is in a person's name. */
  business_name: Generated<string | null>;
}

/** The role that a person has in a membership for a time. Of several that hold at once, the one that began last decides. */
export interface PartyRow {
  membership_id: string;
  person_id: string;
  role: PartyRole;
  from_at: number;
  /** From when on it holds no longer; null: until further notice. */
  until_at: number | null;
  /** The person who granted it; null where the credit union did. */
  granted_by: string | null;
  /** The person's daily sending limit, in cents; null: no limit of their own. */
  daily_limit: Generated<number | null>;
}

/** The amount that a person with a limit of their own has sent on a day of the bank, in cents. */
export interface PartySendingRow {
  membership_id: string;
  person_id: string;
  /** `YYYY-MM-DD` */
  day: string;
  sent: number;
}
