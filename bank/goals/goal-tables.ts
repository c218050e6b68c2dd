import type { GoalPicture, GoalRuleKind } from '#contract/goals/goal-terms.ts';

/** The rows of savings goals; see `Tables` for the conventions of all tables. */
export interface GoalTables {
  goal: GoalRow;
  goal_movement: GoalMovementRow;
  goal_rule: GoalRuleRow;
}

/** A named share of a savings account. */
export interface GoalRow {
  membership_id: string;
  id: string;
  account_id: string;
  name: string;
  picture: GoalPicture;
  target: number;
  /** `YYYY-MM-DD` */
  wanted_by: string | null;
  opened_at: number;
  /** Since when its money belongs to the rest of the account; null while it is open. */
  closed_at: number | null;
}

/** The money put aside for a goal within its account (positive) or given back. Append-only. */
export interface GoalMovementRow {
  membership_id: string;
  goal_id: string;
  id: string;
  amount: number;
  at: number;
}

/** A rule by which money comes to a goal. It is counted for one day after the other. */
export interface GoalRuleRow {
  membership_id: string;
  goal_id: string;
  kind: GoalRuleKind;
  from_account_id: string;
  /** The threshold of a sweep, the amount of a payday; null of a round-up. */
  amount: number | null;
  /** The next day that is counted, `YYYY-MM-DD`. */
  next_day: string;
  /** When that day is over. */
  due_at: number;
}
