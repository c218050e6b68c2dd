/** The rows of proofs of identity; see `Tables` for the common rules of all tables. */
export interface AuthenticationTables {
  credential: CredentialRow;
  challenge: ChallengeRow;
  authenticator: AuthenticatorRow;
  pending_authenticator: PendingAuthenticatorRow;
  passkey: PasskeyRow;
  recovery_code: RecoveryCodeRow;
  contact_change: ContactChangeRow;
  password_reset: PasswordResetRow;
  enrolment: EnrolmentRow;
}

export interface CredentialRow {
  person_id: string;
  password_hash: string;
  changed_at: number;
  /** From when on it is a proof at a step-up, which is later where it was chosen by a link in an email; null: at once. */
  proves_from: number | null;
  /** From when on it alone passes for a while what takes both factors; null: nobody without a second one has asked for that. */
  alone_from: number | null;
}

/**
 * The strength of a step-up: any one factor; the second one beside a password that is in the request itself; or both, in
 * sequence.
 */
export type StepUpStrength = 'one-factor' | 'second-factor' | 'both-factors';

/** A proof that a person has been asked for, and its state: a step of several. */
export interface ChallengeRow {
  id: string;
  /** Null where it is not known yet: a passkey says by itself whose it is, and an enrolment may be nobody's. */
  person_id: string | null;
  purpose: 'sign-in' | 'passkey-sign-in' | 'step-up' | 'add-passkey' | 'enrolment';
  /** The holder that must show it: SHA-256 of the step token, or the id of the session. */
  holder: string;
  /** Of a step-up: SHA-256 of the permitted act. */
  act_hash: string | null;
  /**
   * Of a step-up: the permitted act in the wording for its member, a `PermittedAct` as JSON; null in rows from before 0017.
   */
  permits: string | null;
  /** Of a step-up: how much it asks for; null in rows from before 0029, which permit nothing any more. */
  strength: StepUpStrength | null;
  /** Of a step-up for both factors: when the password was shown, and the second one not yet. */
  password_shown_at: number | null;
  /** HMAC by a key of the host of the code that was sent, with the challenge's id before it; null before one was. */
  code_hash: string | null;
  code_sent_at: number | null;
  passkey_challenge: string | null;
  tries_left: number;
  created_at: number;
  expires_at: number;
  /** When it was shown. */
  passed_at: number | null;
  /** When what it permits was done. */
  used_at: number | null;
}

/** A member's authenticator app. */
export interface AuthenticatorRow {
  person_id: string;
  sealed_secret: string;
  /** The time step of the code that was shown last: each is good once. */
  last_step: number;
  /** When a first code was shown. */
  added_at: number;
}

/** An app of which no code was shown yet. It counts for nothing, and the one before it stays good meanwhile. */
export interface PendingAuthenticatorRow {
  person_id: string;
  sealed_secret: string;
  tries_left: number;
  expires_at: number;
}

export interface PasskeyRow {
  id: string;
  person_id: string;
  /** Base64url; unique. */
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  added_at: number;
  last_used_at: number | null;
}

/** A code for when nothing else is at hand. */
export interface RecoveryCodeRow {
  person_id: string;
  /** SHA-256 of the code, with the member's id before it. */
  code_hash: string;
  made_at: number;
  used_at: number | null;
}

/** A new email or phone that is not confirmed yet. */
export interface ContactChangeRow {
  person_id: string;
  channel: 'email' | 'phone';
  address: string;
  /** SHA-256 of the code, with the member's id before it. */
  code_hash: string;
  code_sent_at: number;
  tries_left: number;
  asked_at: number;
  expires_at: number;
}

/** A link for a new password. It is gone once it was used, or another one was asked for. */
export interface PasswordResetRow {
  token_hash: string;
  /** Null where nobody has the user name: asking costs the same then. */
  person_id: string | null;
  created_at: number;
  expires_at: number;
}

/** A member opened by staff, with the data for coming on-line. */
export interface EnrolmentRow {
  person_id: string;
  /** The membership with the number that the member comes on-line with. */
  membership_id: string;
  /** `YYYY-MM-DD` */
  birth_date: string;
  opened_at: number;
  activated_at: number | null;
}
