import type { AlertKind } from '#contract/alerts/alert-terms.ts';
import type { Generated } from 'kysely';

/** The rows of alerts; see `Tables` for the conventions of all tables. */
export interface AlertTables {
  alert: AlertRow;
  alert_reading: AlertReadingRow;
}

/** Something that the member is told of. */
export interface AlertRow {
  membership_id: string;
  id: string;
  /** Null of a card or a payee. */
  account_id: string | null;
  card_id: string | null;
  /** As `payeeOf` names them. */
  payee: string | null;
  /** As the member named them. */
  payee_name: string | null;
  kind: AlertKind;
  amount: number;
  created_at: number;
  /**
   * Up to which entry of its account it was looked at (`entry.version`); of a forecast, up to which record of the membership's
   * log (`audit_record.sequence`).
   */
  seen_version: number;
  /** Of a forecast: when it is looked at again even if nothing changes before. */
  due_at: number | null;
  /** Of a forecast: whether it was below the amount when it was looked at last. */
  is_below: Generated<number>;
}

/** Up to which entry of an account it was looked for the payee of an alert; an account that was opened later has none. */
export interface AlertReadingRow {
  membership_id: string;
  alert_id: string;
  account_id: string;
  seen_version: number;
}
