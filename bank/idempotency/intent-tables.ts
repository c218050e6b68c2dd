/** The rows of requests that are executed once; see `Tables` for what all tables have in common. */
export interface IntentTables {
  intent: IntentRow;
}

/** A change that was asked for with a key, and the first answer to it. */
export interface IntentRow {
  membership_id: string;
  key: string;
  request_hash: string;
  answer: string;
  at: number;
}
