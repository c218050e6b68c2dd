import { type Cents, cents } from '#contract/money/cents.ts';
import type { GoalRule, Goal, GoalAccount } from '#contract/goals/goals.ts';
import type { AccountId, GoalId } from '#contract/text/ids.ts';
import type { Kysely, Transaction } from 'kysely';
import { shownName } from '../database/account-name.ts';
import type { Tables } from '../tables.ts';
import type { GoalMovementRow, GoalRow, GoalRuleRow } from './goal-tables.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { type RuleFacts, type Share, shareOut } from './goal-rules.ts';

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
async function listSources(
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

async function listOpenGoals(
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

/** The savings goals of a membership, and the accounts that they share out. */
export interface SharedGoals {
  readonly goals: readonly Goal[];
  /** The savings accounts. */
  readonly accounts: readonly GoalAccount[];
  /** All accounts of the membership. */
  readonly sources: readonly GoalSource[];
}

/** Reads the open goals, and shares the balances out to them as they are now. */
export async function readGoals(db: Kysely<Tables>, membershipId: string): Promise<SharedGoals> {
  const sources = await listSources(db, membershipId);
  const open = await listOpenGoals(db, membershipId);
  const shares = new Map<string, Share>();
  const accounts = sources
    .filter(({ isSavings }) => isSavings)
    .map(({ id, handle: account, name, balance }): GoalAccount => {
      const goals = open.filter(({ account_id }) => account_id === id);
      const shared = shareOut(
        balance,
        goals.map(({ setAside }) => setAside),
      );
      for (const [index, goal] of goals.entries()) {
        shares.set(goal.id, shared.shares[index] ?? { share: cents(0), short: goal.setAside });
      }
      return { account, name, balance, rest: shared.rest };
    });
  const handles = new Map(sources.map(({ id, handle }) => [id, handle]));
  const goals = open.flatMap((goal) => {
    const share = shares.get(goal.id);
    const account = handles.get(goal.account_id);
    return share && account ? [presentGoal(goal, account, share)] : [];
  });
  return { goals, accounts, sources };
}

/** The money in a goal's account beside its goals. */
export function restOf({ accounts }: SharedGoals, { account }: Goal): Cents {
  return accounts.find((one) => one.account === account)?.rest ?? cents(0);
}

function presentGoal(goal: OpenGoal, account: Goal['account'], share: Share): Goal {
  return {
    id: goal.id as GoalId,
    account,
    name: goal.name,
    picture: goal.picture,
    target: cents(goal.target),
    wantedBy: goal.wanted_by as LocalDate | null,
    ...share,
    rules: [...goal.rules],
  };
}
