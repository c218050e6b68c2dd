import type { ContactRelationship } from '#contract/trusted-contact/trusted-contact-terms.ts';

/** The rows of members' profiles and settings; see `Tables` for the common rules of all tables. */
export interface MemberTables {
  person_profile: PersonProfileRow;
  person_settings: PersonSettingsRow;
  trusted_contact: TrustedContactRow;
}

/** Where the member is reached. A member without a row has told nothing yet. */
export interface PersonProfileRow {
  person_id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** `(555) 014-2600` */
  phone: string;
  street: string;
  unit: string;
  city: string;
  /** Two letters. */
  state: string;
  zip: string;
  /** When the credit union checked who the member is. */
  verified_at: number | null;
}

/** A member without a row has everything as it is at first. Whatever is on or off is 1 or 0. */
export interface PersonSettingsRow {
  person_id: string;
  two_factor: number;
  /** Null: as the policy says. */
  auto_logout_minutes: number | null;
  notify_email: number;
  notify_sms: number;
  notify_push: number;
  notify_security: number;
  /** Each sign-in, not only that of a new browser. */
  notify_sign_ins: number;
  /** The letter of each month. */
  notify_letters: number;
  /** When the password was last chosen by the rules of today; null: it is older than they are. */
  password_chosen_at: number | null;
  /** For how many hours a large first payment to somebody new waits. */
  first_payment_delay_hours: number | null;
}

/** A contact that a person named, from `named_at` to `ended_at`. A contact with another email or phone is another row. */
export interface TrustedContactRow {
  id: string;
  /** The naming person. */
  person_id: string;
  name: string;
  relationship: ContactRelationship;
  /** In small letters. */
  email: string | null;
  /** `(555) 014-2600` */
  phone: string | null;
  /** SHA-256 of the token in the link for saying no. */
  token_hash: string;
  named_at: number;
  /** When they were told what it means; null: not yet. */
  introduced_at: number | null;
  /** When they said no. */
  declined_at: number | null;
  /** When the person removed them or named somebody else; null: they are the present one. */
  ended_at: number | null;
}
