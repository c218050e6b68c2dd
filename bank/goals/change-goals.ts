import type { Goal, GoalDetails, GoalRule } from '#contract/goals/goals.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { AccountId, GoalId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { tidyName } from '#contract/text/typed-name.ts';
import type { SignedIn } from '../gate.ts';
import type { Executed } from '../idempotency/once.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { AuditFacts } from '../member-log/log-entry.ts';
import {
  deleteRules,
  insertGoal,
  insertMovement,
  insertRules,
  updateGoal,
  readGoals,
  restOf,
} from './goal-records.ts';
import {
  type DetailsRefusal,
  type MoveRefusal,
  type OpeningRefusal,
  refuseDetails,
  refuseMove,
  refuseOpening,
  refuseRules,
  type RulesRefusal,
  dayCountedAt,
} from './goal-rules.ts';

type GoalsBank = Pick<BankContext, 'newId' | 'timeZone'>;

type Owner = Pick<SignedIn, 'membershipId' | 'personId'>;

interface NotFound {
  readonly code: 'NOT_FOUND';
}

const notFound = { kind: 'refused', refusal: { code: 'NOT_FOUND' } } as const;

/** Opens a goal. With the membership locked, as all of these; a refusal records nothing. */
export async function openGoal(
  scope: DatabaseTransaction,
  bank: GoalsBank,
  owner: Owner,
  { account, ...typed }: GoalDetails & { readonly account: AccountId },
  at: EpochMs,
): Promise<Executed<Goal, OpeningRefusal>> {
  const { membershipId } = owner;
  const details = { ...typed, name: tidyName(typed.name) };
  const { goals, sources } = await readGoals(scope.trx, membershipId);
  const source = sources.find(({ handle }) => handle === account);
  const refusal = refuseOpening(details, {
    otherNames: goals.map(({ name }) => name),
    today: localMoment(at, bank.timeZone).date,
    isSavings: source?.isSavings ?? false,
  });
  if (refusal || !source) {
    return { kind: 'refused', refusal: refusal ?? { code: 'GOAL_ACCOUNT_WRONG' } };
  }
  const id = bank.newId();
  await insertGoal(scope.trx, {
    membership_id: membershipId,
    id,
    account_id: source.id,
    ...detailColumns(details),
    opened_at: at,
    closed_at: null,
  });
  await log(scope, owner, at, 'goal-opened', { goal: id, target: details.target });
  return await answer(scope, membershipId, id);
}

/** Gives a goal other details. */
export async function changeGoal(
  scope: DatabaseTransaction,
  bank: GoalsBank,
  owner: Owner,
  { id, goal: typed }: { readonly id: GoalId; readonly goal: GoalDetails },
  at: EpochMs,
): Promise<Executed<Goal, DetailsRefusal | NotFound>> {
  const { membershipId } = owner;
  const details = { ...typed, name: tidyName(typed.name) };
  const { goals } = await readGoals(scope.trx, membershipId);
  const goal = goals.find((one) => one.id === id);
  if (!goal) return notFound;
  const today = localMoment(at, bank.timeZone).date;
  const refusal = refuseDetails(
    // A day that has passed since may stay.
    details.wantedBy === goal.wantedBy ? { ...details, wantedBy: null } : details,
    { otherNames: goals.filter((one) => one !== goal).map(({ name }) => name), today },
  );
  if (refusal) return { kind: 'refused', refusal };
  await updateGoal(scope.trx, { membership_id: membershipId, id, ...detailColumns(details) });
  await log(scope, owner, at, 'goal-changed', { goal: id, target: details.target });
  return await answer(scope, membershipId, id);
}

/** Puts money of the account aside for a goal, or gives it back to the rest. */
export async function moveGoalMoney(
  scope: DatabaseTransaction,
  bank: GoalsBank,
  owner: Owner,
  asked: { readonly id: GoalId; readonly direction: 'aside' | 'back'; readonly amount: Cents },
  at: EpochMs,
): Promise<Executed<Goal, MoveRefusal | NotFound>> {
  const { membershipId } = owner;
  const { id, direction, amount } = asked;
  const shared = await readGoals(scope.trx, membershipId);
  const goal = shared.goals.find((one) => one.id === id);
  if (!goal) return notFound;
  const refusal = refuseMove(direction, amount, { rest: restOf(shared, goal), share: goal.share });
  if (refusal) return { kind: 'refused', refusal };
  await insertMovement(scope.trx, {
    membership_id: membershipId,
    goal_id: id,
    id: bank.newId(),
    amount: direction === 'aside' ? amount : -amount,
    at,
  });
  await log(scope, owner, at, `goal-money-${direction}`, { goal: id, amount });
  return await answer(scope, membershipId, id);
}

/** Replaces the rules of a goal; activity from today on counts. */
export async function setGoalRules(
  scope: DatabaseTransaction,
  bank: GoalsBank,
  owner: Owner,
  { id, rules }: { readonly id: GoalId; readonly rules: readonly GoalRule[] },
  at: EpochMs,
): Promise<Executed<Goal, RulesRefusal | NotFound>> {
  const { membershipId } = owner;
  const { goals, sources } = await readGoals(scope.trx, membershipId);
  const goal = goals.find((one) => one.id === id);
  if (!goal) return notFound;
  const others = sources.filter(({ handle }) => handle !== goal.account);
  const refusal = refuseRules(
    rules,
    others.map(({ handle }) => handle),
  );
  if (refusal) return { kind: 'refused', refusal };
  const today = localMoment(at, bank.timeZone).date;
  const dueAt = dayCountedAt(today, bank.timeZone);
  await deleteRules(scope.trx, membershipId, id);
  await insertRules(
    scope.trx,
    rules.map((rule) => ({
      membership_id: membershipId,
      goal_id: id,
      kind: rule.kind,
      from_account_id: others.find(({ handle }) => handle === rule.from)?.id ?? '',
      amount: rule.kind === 'round-up' ? null : rule.amount,
      next_day: today,
      due_at: dueAt,
    })),
  );
  const kinds = rules.map(({ kind }) => kind).join(' ');
  await log(scope, owner, at, 'goal-rules-set', { goal: id, rules: kinds });
  return { ...(await answer(scope, membershipId, id)), ...(rules.length > 0 && { dueAt }) };
}

/** Closes a goal; the money put aside for it belongs to the rest of the account from then on. */
export async function closeGoal(
  scope: DatabaseTransaction,
  owner: Owner,
  id: GoalId,
  at: EpochMs,
): Promise<Executed<{ id: GoalId }, NotFound>> {
  const { membershipId } = owner;
  const { goals } = await readGoals(scope.trx, membershipId);
  if (!goals.some((one) => one.id === id)) return notFound;
  await deleteRules(scope.trx, membershipId, id);
  await updateGoal(scope.trx, { membership_id: membershipId, id, closed_at: at });
  await log(scope, owner, at, 'goal-closed', { goal: id });
  return { kind: 'done', answer: { id } };
}

function detailColumns({ name, picture, target, wantedBy }: GoalDetails) {
  return { name, picture, target, wanted_by: wantedBy };
}

async function answer(
  { trx }: DatabaseTransaction,
  membershipId: string,
  id: string,
): Promise<{ readonly kind: 'done'; readonly answer: Goal }> {
  const { goals } = await readGoals(trx, membershipId);
  const goal = goals.find((one) => one.id === id);
  if (!goal) throw new Error(`Goal ${id} is gone`);
  return { kind: 'done', answer: goal };
}

async function log(
  scope: DatabaseTransaction,
  { membershipId, personId: by }: Owner,
  at: EpochMs,
  action: string,
  facts: AuditFacts['facts'],
): Promise<void> {
  await appendToMemberLogs(scope, [{ membershipId, by, at, audit: { action, facts }, events: [] }]);
}
