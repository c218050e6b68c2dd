/** The rows of sessions and of the browsers that have them; see `Tables` for what all tables have in common. */
export interface SessionTables {
  session: SessionRow;
  known_browser: KnownBrowserRow;
}

export interface SessionRow {
  /** SHA-256 of the token, in hexadecimal; the token itself is kept nowhere. */
  token_hash: string;
  /** By which the member's own list names it. */
  id: string;
  /** The token that a step-up has replaced: good for a moment still. */
  former_token_hash: string | null;
  /** Since when it is the token of this session. */
  token_since: number;
  person_id: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  ended_at: number | null;
  address: string;
  device: string;
}

/** A browser that the member has signed in with. */
export interface KnownBrowserRow {
  person_id: string;
  /** SHA-256 of the token that the browser keeps, in hexadecimal. */
  token_hash: string;
  first_used_at: number;
  /** By which the member's own list names it. */
  id: string;
  /** The browser's name for itself at its last use (User-Agent). */
  device: string;
  last_used_at: number;
  /** Until when it is not asked for a second step; null: it is. */
  trusted_until: number | null;
}

/** The rows of calls of the credit union; see `Tables` for the conventions of all tables. */
export interface StaffCallTables {
  staff_call: StaffCallRow;
}

/** The last call to a person, and until when the portal shows it. */
export interface StaffCallRow {
  person_id: string;
  began_at: number;
  until_at: number;
}
