import { cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { shownName } from '../database/account-name.ts';
import { carryOutRule, type SendToGoal } from '../goals/carry-out-rule.ts';
import { sendToGoal } from '../transfers/send-to-goal.ts';
import type { ComingSource, Happening } from './coming.ts';

/** The rules that move money to goals. Each is applied at the end of its day. */
export const goalRules: ComingSource = {
  isFed: false,
  changes: 'own',
  async list({ trx }, membershipId) {
    const rules = await trx
      .selectFrom('goal_rule')
      .innerJoin('goal', (join) =>
        join
          .onRef('goal.membership_id', '=', 'goal_rule.membership_id')
          .onRef('goal.id', '=', 'goal_rule.goal_id'),
      )
      .innerJoin('account', 'account.id', 'goal.account_id')
      .select(['goal_rule.goal_id', 'goal_rule.kind', 'goal_rule.due_at', 'goal_rule.next_day'])
      .select(shownName().as('accountName'))
      .where('goal_rule.membership_id', '=', membershipId)
      .orderBy('goal_rule.goal_id')
      .orderBy('goal_rule.kind')
      .execute();
    return rules.map(({ goal_id: goalId, kind, due_at, next_day, accountName }) => ({
      key: `goals:${goalId}:${kind}:${next_day}`,
      dueAt: due_at as EpochMs,
      async execute(scope, bank, at) {
        const happened: Happening[] = [];
        const send: SendToGoal = async (within, transfer) => {
          const happens = await sendToGoal(within, bank, transfer);
          const { from, to, amount } = transfer;
          const wording = { kind: 'transfer-out', name: accountName } as const;
          happened.push({
            kind: 'goal',
            description: describe(wording),
            wording,
            account: from,
            to,
            amount: cents(-amount),
            happens,
          });
          return happens;
        };
        const { timeZone } = bank;
        await carryOutRule(scope, { timeZone, send }, { membershipId, goalId, kind }, at);
        return happened;
      },
    }));
  },
};
