import type { NameCheckOutcome } from '#contract/payments/address-fields.ts';
import type { AddressRow } from './payment-address.ts';

/** The rows of saved recipients, and of names that were compared; see `Tables` for what all tables have in common. */
export interface RecipientTables {
  recipient: RecipientRow;
  name_check: NameCheckRow;
}

export interface RecipientRow extends AddressRow {
  id: string;
  membership_id: string;
  kind: 'zelle' | 'external';
  name: string;
  created_at: number;
}

/**
 * The answer that a person got about a recipient. The row is kept for as long as the answer is repeated, and says nothing
 * of the recipient.
 */
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
