import type { ContactRelationship } from '#contract/trusted-contact/trusted-contact-terms.ts';

/** The rows of trusted contacts; see `Tables` for what all tables have in common. */
export interface TrustedContactTables {
  trusted_contact: TrustedContactRow;
}

/** Somebody whom a person named, from `named_at` to `ended_at`. Who has another email or phone is another one. */
export interface TrustedContactRow {
  id: string;
  /** Who named them. */
  person_id: string;
  name: string;
  relationship: ContactRelationship;
  /** In small letters. */
  email: string | null;
  /** `(555) 014-2600` */
  phone: string | null;
  /** SHA-256 of what the link carries by which they say no. */
  token_hash: string;
  named_at: number;
  /** When they were told what it means; null: not yet. */
  introduced_at: number | null;
  /** When they said no. */
  declined_at: number | null;
  /** When the person removed them or named somebody else; null: they are the present one. */
  ended_at: number | null;
}
