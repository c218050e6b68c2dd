import type { CreditFactor } from '#contract/credit-score/credit-score.ts';

/** The rows of planning ahead: budgets, and the history of the credit score. */
export interface PlanningTables {
  budget: BudgetRow;
  credit_score: CreditScoreRow;
  credit_score_factor: CreditScoreFactorRow;
}

/** The member's spending plan for a month, in one category. */
export interface BudgetRow {
  membership_id: string;
  category: string;
  amount: number;
  changed_at: number;
}

/** The member's credit score of a month. Append-only. */
export interface CreditScoreRow {
  person_id: string;
  /** `YYYY-MM-DD` */
  recorded_on: string;
  score: number;
}

/** A factor that moved a score. Append-only. */
export interface CreditScoreFactorRow {
  person_id: string;
  recorded_on: string;
  /** Which of its score's factors it is: 1 for the weightiest. */
  position: number;
  code: CreditFactor['code'];
  direction: CreditFactor['direction'];
}
