import type { NameCheckOutcome } from '#contract/recipients/name-check-terms.ts';

/** The rows of names that were compared; see `Tables` for what all tables have in common. */
export interface NameCheckTables {
  name_check: NameCheckRow;
}

/** What a person was told of a recipient. It is kept for as long as it is told again, and says nothing of the recipient. */
export interface NameCheckRow {
  membership_id: string;
  person_id: string;
  /** SHA-256 of how the recipient is reached and of the name that was typed. */
  recipient_hash: string;
  outcome: NameCheckOutcome;
  /** The name that the receiving member has; null but where the typed one is close to it. */
  told_name: string | null;
  at: number;
}
