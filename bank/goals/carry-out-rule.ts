import { type Cents, cents } from '#contract/money/cents.ts';
import type { AccountId, GoalId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, localMoment } from '../calendar/local-time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { broughtBy, dayCountedAt } from './goal-rules.ts';
import type { GoalRuleRow } from './goal-tables.ts';
import { readGoals, countDay, findRule, moveRuleOn, type RuleKey } from './goal-records.ts';

/** Sends money between own accounts to a goal; whether it was sent. It is a transfer like any other. */
export type SendToGoal = (
  scope: DatabaseTransaction,
  transfer: {
    readonly membershipId: string;
    readonly from: AccountId;
    readonly to: AccountId;
    readonly goal: GoalId;
    readonly amount: Cents;
  },
  at: EpochMs,
) => Promise<boolean>;

interface RuleBank {
  readonly timeZone: string;
  readonly send: SendToGoal;
}

/**
 * Counts the next day of a rule and brings to the goal what it comes to. Returns the membership if there is something to
 * tell. A rule that was ended, or whose day is not over, does nothing.
 */
export async function carryOutRule(
  scope: DatabaseTransaction,
  bank: RuleBank,
  key: RuleKey,
  now: EpochMs,
): Promise<string | undefined> {
  const { membershipId } = key;
  await lockMemberships(scope, [membershipId]);
  const rule = await findRule(scope.trx, key);
  if (!rule || rule.due_at > now) return undefined;
  const day = rule.next_day as LocalDate;
  const isTold = await bring(scope, bank, rule, day, now);
  const next = addDays(day, 1);
  await moveRuleOn(scope.trx, rule, next, dayCountedAt(next, bank.timeZone));
  return isTold ? membershipId : undefined;
}

async function bring(
  scope: DatabaseTransaction,
  { timeZone, send }: RuleBank,
  rule: GoalRuleRow,
  day: LocalDate,
  at: EpochMs,
): Promise<boolean> {
  const { membership_id: membershipId } = rule;
  const { goals, sources } = await readGoals(scope.trx, membershipId);
  const goal = goals.find(({ id }) => id === rule.goal_id);
  const source = sources.find(({ id }) => id === rule.from_account_id);
  if (!goal || !source || isMissed(rule, day, localMoment(at, timeZone).date)) return false;
  const amount = broughtBy(rule, {
    ...(await countDay(scope.trx, rule, day)),
    available: source.available,
    missing: cents(Math.max(0, goal.target - goal.share - goal.short)),
  });
  if (amount === 0) return false;
  const transfer = { membershipId, from: source.handle, to: goal.account, goal: goal.id, amount };
  const isSent = await send(scope, transfer, at);
  const audit = {
    action: isSent ? 'goal-rule-sent' : 'goal-rule-skipped',
    facts: { goal: goal.id, rule: rule.kind, day, amount },
  };
  const skipped = {
    kind: 'goal-skipped',
    goal: goal.id,
    goalName: goal.name,
    rule: rule.kind,
    amount,
    fromName: source.name,
  } as const;
  const events = isSent ? [] : [skipped];
  await appendToMemberLogs(scope, [{ membershipId, by: null, at, audit, events }]);
  return true;
}

/** A sweep looks at the present balance, so after days on which nothing ran it is done for the last of them alone. */
function isMissed({ kind }: GoalRuleRow, day: LocalDate, today: LocalDate): boolean {
  return kind === 'sweep' && addDays(day, 1) < today;
}
