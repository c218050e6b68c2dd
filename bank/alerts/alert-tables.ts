import type { AlertKind } from '#contract/alerts/alert-terms.ts';

/** The rows of alerts; see `Tables` for what all tables have in common. */
export interface AlertTables {
  alert: AlertRow;
}

/** Something of an account that the member is told of. */
export interface AlertRow {
  membership_id: string;
  id: string;
  account_id: string;
  kind: AlertKind;
  amount: number;
  created_at: number;
  /** Up to which entry of the account it was looked at (`entry.version`). */
  seen_version: number;
}
