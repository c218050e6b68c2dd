import type { MoneyRequestStatus } from '#contract/transfers/transfer-refusals.ts';

/** The rows of requests for money; see `Tables` for the conventions of all tables. */
export interface MoneyRequestTables {
  money_request: MoneyRequestRow;
  muted_asker: MutedAskerRow;
}

/** A request of a membership for money. */
export interface MoneyRequestRow {
  /** The membership that the money comes to. */
  membership_id: string;
  id: string;
  /** The person who asked. */
  asked_by: string;
  to_account_id: string;
  /** Null: the payer decides. */
  amount: number | null;
  note: string;
  /** The addressee's name, as it was written; null with a link. */
  name: string | null;
  /** The email or phone that it is to; null with a link. */
  contact: string | null;
  /** SHA-256 of the token in the link; null where there is none. */
  token_hash: string | null;
  /** The person with the contact; with a link, the payer. Null: no person. */
  payer_person_id: string | null;
  status: MoneyRequestStatus;
  asked_at: number;
  expires_at: number;
  decided_at: number | null;
  /** The membership that paid it. */
  payer_membership_id: string | null;
  /** The transfer that paid it; of a paid one alone. */
  transfer_id: string | null;
}

/** Somebody whose requests do not reach the person. */
export interface MutedAskerRow {
  person_id: string;
  asker_id: string;
  /** By which the person names it. */
  id: string;
  muted_at: number;
}
