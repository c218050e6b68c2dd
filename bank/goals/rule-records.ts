import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import type { RuleFacts } from './goal-rules.ts';
import type { GoalRuleRow } from './goal-tables.ts';

/** Money that moves between the member's own accounts or comes back to them: no payment and no payday. */
const ownMoney = ['Internal Transfer', 'Investment Transfer', 'Investment', 'Refund'];

/** A payment by the bank itself is no payday. */
const paidByBank = describe({ kind: 'interest' });

/** The key by which a rule is found. */
export interface RuleKey {
  readonly membershipId: string;
  readonly goalId: string;
  readonly kind: string;
}

/** The rule as it is now; undefined where it was ended. */
export async function findRule(db: Kysely<Tables>, of: RuleKey): Promise<GoalRuleRow | undefined> {
  return await db
    .selectFrom('goal_rule')
    .selectAll()
    .where('membership_id', '=', of.membershipId)
    .where('goal_id', '=', of.goalId)
    .where('kind', '=', of.kind as GoalRuleRow['kind'])
    .executeTakeFirst();
}

/** The activity of a day in the account that the rule takes from. */
export async function countDay(
  db: Kysely<Tables>,
  rule: GoalRuleRow,
  day: LocalDate,
): Promise<Pick<RuleFacts, 'payments' | 'paydays'>> {
  const rows = await db
    .selectFrom('account_transaction')
    .select(['type', 'amount', 'category', 'description'])
    .where('membership_id', '=', rule.membership_id)
    .where('account_id', '=', rule.from_account_id)
    .where('day', '=', day)
    .where('status', 'not in', ['failed', 'cancelled'])
    .where('category', 'not in', ownMoney)
    .execute();
  return {
    payments: rows.filter(({ type }) => type === 'debit').map(({ amount }) => amount),
    paydays: rows.filter(
      ({ type, category, description }) =>
        type === 'credit' && category === 'Income' && description !== paidByBank,
    ).length,
  };
}

/** The day was counted; the next one is due then. */
export async function moveRuleOn(
  trx: Transaction<Tables>,
  rule: GoalRuleRow,
  nextDay: LocalDate,
  dueAt: EpochMs,
): Promise<void> {
  await trx
    .updateTable('goal_rule')
    .set({ next_day: nextDay, due_at: dueAt })
    .where('membership_id', '=', rule.membership_id)
    .where('goal_id', '=', rule.goal_id)
    .where('kind', '=', rule.kind)
    .execute();
}
