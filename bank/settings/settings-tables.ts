/** The rows of what a member says about themselves and chooses; see `Tables` for what all tables have in common. */
export interface SettingsTables {
  person_profile: PersonProfileRow;
  person_settings: PersonSettingsRow;
  known_browser: KnownBrowserRow;
  outgoing_message: OutgoingMessageRow;
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
  /** When the password was last chosen by the rules of today; null: it is older than they are. */
  password_chosen_at: number | null;
  /** For how many hours a large first payment to somebody new waits. */
  first_payment_delay_hours: number | null;
}

/** A browser that the member has signed in with. */
export interface KnownBrowserRow {
  person_id: string;
  /** SHA-256 of the token that the browser keeps, in hexadecimal. */
  token_hash: string;
  first_used_at: number;
  /** By which the member's own list names it. */
  id: string;
  /** What it called itself when it was used last (User-Agent). */
  device: string;
  last_used_at: number;
  /** Until when it is not asked for a second step; null: it is. */
  trusted_until: number | null;
}

/** A message to a member, written with the event that it tells of; of kind `trusted-contact` to the contact of the person. */
export interface OutgoingMessageRow {
  /** The event, the person and the channel: the same message has the same id, no matter who makes it. */
  id: string;
  /** To whom it goes, or whose trusted contact. */
  person_id: string;
  /** The log of the event that it tells of. */
  log_id: string;
  channel: 'email' | 'sms' | 'push';
  /** The address as it was when the event happened; of a push, the browser (`push_subscription.id`). */
  recipient: string;
  /** Of the event. */
  kind: string;
  event_sequence: number;
  /** JSON of the event without sequence and time; to a trusted contact, `ContactNotice`. */
  body: string;
  at: number;
  /** When to send it, or to try again; null once it has left or was given up. */
  due_at: number | null;
  /** When it had left: the mail server or the gateway had it, or it was a file in the outbox of a host. */
  sent_at: number | null;
  /** When the bank stopped trying. */
  given_up_at: number | null;
}
