/** The rows of push notifications; see `Tables` for the common rules of all tables. */
export interface PushTables {
  push_subscription: PushSubscriptionRow;
  push_key: PushKeyRow;
}

/** A browser on which a person is told. */
export interface PushSubscriptionRow {
  person_id: string;
  id: string;
  /** The address at which its push service takes messages: everybody with this address can send them. */
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'en' | 'es';
  /** `known_browser.token_hash`; null where the browser keeps no cookie. */
  browser_hash: string | null;
  subscribed_at: number;
}

/** The key pair by which push services know the bank (VAPID). There is one, `vapid`. */
export interface PushKeyRow {
  id: string;
  /** Base64url. */
  public_key: string;
  /** Base64url, encrypted with a key that is not in the database. */
  sealed_private_key: string;
}
