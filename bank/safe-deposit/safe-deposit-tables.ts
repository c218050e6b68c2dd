/** The rows of safe deposit boxes: holders, charges and visits. */
export interface SafeDepositTables {
  safe_deposit_box: SafeDepositBoxRow;
  safe_deposit_charge: SafeDepositChargeRow;
  box_visit: BoxVisitRow;
}

export interface SafeDepositBoxRow {
  id: string;
  /** A member has one at most. */
  membership_id: string;
  number: string;
  branch: string;
  room: string;
  /** The account that the fees are taken from. */
  account_id: string;
  /** `YYYY-MM-DD`; the days of all charges are counted from it. */
  rented_on: string;
}

/** The fee of one year. A box has a single unpaid fee, the next, unless a year was paid late. */
export interface SafeDepositChargeRow {
  id: string;
  box_id: string;
  /** 1 for the first year, without a gap. */
  sequence: number;
  /** `YYYY-MM-DD`: the first day of that year. */
  day: string;
  amount: number;
  /** Until it is paid: when it is taken, or tried again. */
  due_at: number | null;
  /** When the account did not hold it for the first time. */
  failed_at: number | null;
  paid_at: number | null;
  posting_id: string | null;
}

export interface BoxVisitRow {
  id: string;
  box_id: string;
  membership_id: string;
  branch: string;
  starts_at: number;
  created_at: number;
  cancelled_at: number | null;
}
