import { type Cents, cents } from '#contract/money/cents.ts';
import type { GoalRule } from '#contract/goals/goals.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { Kysely, Transaction } from 'kysely';
import { shownName } from '../database/account-name.ts';
import type { Tables } from '../tables.ts';
import type { GoalMovementRow, GoalRow, GoalRuleRow } from './goal-tables.ts';

/** An account of the membership, as goals need to know it. */
export interface GoalSource {
  readonly id: string;
  readonly handle: AccountId;
  readonly name: string;
  readonly isSavings: boolean;
  readonly balance: Cents;
  /** The available balance now. */
  readonly available: Cents;
}

/** An open goal with all that was put aside for it. */
export interface OpenGoal extends GoalRow {
  readonly setAside: Cents;
  readonly rules: readonly GoalRule[];
}

/** The accounts of the membership in the order in which they are shown. */
export async function listSources(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<readonly GoalSource[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .select([
      'account.id',
      'account.handle',
      'account.type',
      'account_balance.balance',
      'account_balance.held',
      'account_balance.floor',
    ])
    .select(shownName().as('name'))
    .where('membership_id', '=', membershipId)
    // Nothing is moved into a certificate in its term, or out of it.
    .where('account.matures_on', 'is', null)
    .where('account.closed_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ id, handle, name, type, balance, held, floor }) => ({
    id,
    handle: handle as AccountId,
    name,
    isSavings: type === 'savings',
    balance: cents(balance),
    available: cents(balance - held - floor),
  }));
}

/** The open goals in the order in which they were opened. */
export async function listOpenGoals(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<readonly OpenGoal[]> {
  const rows = await db
    .selectFrom('goal')
    .selectAll()
    .where('membership_id', '=', membershipId)
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const [moved, sent, rules] = await Promise.all([
    sumMovements(db, membershipId),
    sumTransfers(db, membershipId),
    listRules(db, membershipId),
  ]);
  return rows.map((row) => ({
    ...row,
    setAside: cents((moved.get(row.id) ?? 0) + (sent.get(row.id) ?? 0)),
    rules: rules.get(row.id) ?? [],
  }));
}

async function sumMovements(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('goal_movement')
    .select(({ fn }) => ['goal_id', fn.sum<number>('amount').as('amount')])
    .where('membership_id', '=', membershipId)
    .groupBy('goal_id')
    .execute();
  return new Map(rows.map(({ goal_id, amount }) => [goal_id, amount]));
}

/** The amounts that transfers have brought, by goal. Nothing is there before a transfer is completed. */
async function sumTransfers(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('transfer')
    .select(({ fn }) => ['goal_id', fn.sum<number>('amount').as('amount')])
    .where('membership_id', '=', membershipId)
    .where('goal_id', 'is not', null)
    .where('status', '=', 'completed')
    .groupBy('goal_id')
    .execute();
  return new Map(rows.flatMap(({ goal_id, amount }) => (goal_id ? [[goal_id, amount]] : [])));
}

async function listRules(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<ReadonlyMap<string, readonly GoalRule[]>> {
  const rows = await db
    .selectFrom('goal_rule')
    .innerJoin('account', 'account.id', 'goal_rule.from_account_id')
    .select(['goal_rule.goal_id', 'goal_rule.kind', 'goal_rule.amount', 'account.handle'])
    .where('goal_rule.membership_id', '=', membershipId)
    .orderBy('goal_rule.kind')
    .execute();
  const rules = new Map<string, GoalRule[]>();
  for (const { goal_id: goal, kind, amount, handle } of rows) {
    const from = handle as AccountId;
    const rule: GoalRule =
      kind === 'round-up' ? { kind, from } : { kind, from, amount: cents(amount ?? 0) };
    rules.set(goal, [...(rules.get(goal) ?? []), rule]);
  }
  return rules;
}

export async function insertGoal(trx: Transaction<Tables>, goal: GoalRow): Promise<void> {
  await trx.insertInto('goal').values(goal).execute();
}

export async function updateGoal(
  trx: Transaction<Tables>,
  { membership_id, id, ...changed }: Pick<GoalRow, 'membership_id' | 'id'> & Partial<GoalRow>,
): Promise<void> {
  await trx
    .updateTable('goal')
    .set(changed)
    .where('membership_id', '=', membership_id)
    .where('id', '=', id)
    .execute();
}

export async function insertMovement(
  trx: Transaction<Tables>,
  movement: GoalMovementRow,
): Promise<void> {
  await trx.insertInto('goal_movement').values(movement).execute();
}

export async function insertRules(
  trx: Transaction<Tables>,
  rules: readonly GoalRuleRow[],
): Promise<void> {
  if (rules.length === 0) return;
  await trx.insertInto('goal_rule').values(rules).execute();
}

/** Ends the rules of a goal. */
export async function deleteRules(
  trx: Transaction<Tables>,
  membershipId: string,
  goalId: string,
): Promise<void> {
  await trx
    .deleteFrom('goal_rule')
    .where('membership_id', '=', membershipId)
    .where('goal_id', '=', goalId)
    .execute();
}
