import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { addSampleBasis, type SampleDependencies } from './add-sample-basis.ts';
import type { SpendingCategory } from '#contract/transactions/transactions.ts';
import type { CreditFactor } from '#contract/credit-score/credit-score.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addMonths, localMoment } from '../calendar/local-time.ts';
import type { SampleKeys } from './sample-records.ts';
import { momentOf, openedAt } from './sample-moments.ts';
import { addSamplePortfolio } from './sample-portfolio.ts';

type OthersOfSample = (
  bank: SampleDependencies,
) => Promise<(scope: DatabaseTransaction) => Promise<void>>;

/**
 * Gives a bank without any member the sample member, whole, and others where it is told to, all in one transaction, and says
 * whether it did.
 */
export async function addSampleMember(
  bank: SampleDependencies,
  prepareOthers?: OthersOfSample,
): Promise<boolean> {
  return await addSampleBasis(bank, async () => {
    const addOthers = await prepareOthers?.(bank);
    return async (scope, keys, now) => {
      await addSamplePlans(scope, bank, keys, now);
      await addOthers?.(scope);
    };
  });
}

/** The sample member's planned spending in a month, in cents. */
const sampleBudgets: readonly (readonly [SpendingCategory, number])[] = [
  ['Groceries', 600_00],
  ['Dining', 700_00],
  ['Utilities', 280_00],
  ['Transportation', 400_00],
  ['Shopping', 900_00],
];

/** The scores of a year and a half of months, the newest last; nobody's, and from no bureau. */
const sampleScores: readonly number[] = [
  724, 727, 731, 729, 734, 738, 741, 745, 743, 748, 752, 755, 751, 756, 760, 763, 761, 768,
];

const sampleFactors: readonly CreditFactor[] = [
  { code: 'payment-history', direction: 'raises' },
  { code: 'amounts-owed', direction: 'raises' },
  { code: 'length-of-history', direction: 'raises' },
  { code: 'new-credit', direction: 'lowers' },
  { code: 'credit-mix', direction: 'neutral' },
];

/** Gives the sample member budgets, and a credit score on the first of each month. */
export async function addSamplePlanning(
  { trx }: DatabaseTransaction,
  { personId, membershipId }: Pick<SampleKeys, 'personId' | 'membershipId'>,
  now: EpochMs,
  timeZone: string,
): Promise<void> {
  await trx
    .insertInto('budget')
    .values(
      sampleBudgets.map(([category, amount]) => ({
        membership_id: membershipId,
        category,
        amount,
        changed_at: openedAt(timeZone),
      })),
    )
    .execute();

  const thisMonth = `${localMoment(now, timeZone).date.slice(0, 7)}-01` as LocalDate;
  const scores = sampleScores.map((score, index) => ({
    person_id: personId,
    recorded_on: addMonths(thisMonth, index + 1 - sampleScores.length),
    score,
  }));
  await trx.insertInto('credit_score').values(scores).execute();
  await trx
    .insertInto('credit_score_factor')
    .values(
      scores.flatMap(({ recorded_on }) =>
        sampleFactors.map((factor, index) => ({
          person_id: personId,
          recorded_on,
          position: index + 1,
          ...factor,
        })),
      ),
    )
    .execute();
}

/** Half of a kitchen, put aside in the months before the last. */
const sampleGoal = {
  name: 'New kitchen',
  picture: 'home',
  target: 12_000_00,
  setAside: [1_500_00, 900_00, 1_250_00, 800_00, 950_00, 725_00],
} as const;

async function addSampleGoal(
  { trx }: DatabaseTransaction,
  newId: () => string,
  membershipId: string,
  now: EpochMs,
  timeZone: string,
): Promise<void> {
  const { name, picture, target, setAside } = sampleGoal;
  const savings = await trx
    .selectFrom('account')
    .select('id')
    .where('membership_id', '=', membershipId)
    .where('handle', '=', 'savings')
    .executeTakeFirstOrThrow();
  const today = localMoment(now, timeZone).date;
  const movements = setAside.map((amount, index) => ({
    membership_id: membershipId,
    id: newId(),
    amount,
    at: momentOf(addMonths(today, index - setAside.length), 18 * 60, timeZone),
  }));
  const goal = {
    membership_id: membershipId,
    id: newId(),
    account_id: savings.id,
    name,
    picture,
    target,
    wanted_by: addMonths(today, 7),
    opened_at: movements[0]?.at ?? now,
    closed_at: null,
  };
  await trx.insertInto('goal').values(goal).execute();
  await trx
    .insertInto('goal_movement')
    .values(movements.map((movement) => ({ ...movement, goal_id: goal.id })))
    .execute();
}

/** Gives the sample member what no first view shows: budgets, a credit score, a goal, a portfolio. */
export async function addSamplePlans(
  scope: DatabaseTransaction,
  { newId, timeZone }: { readonly newId: () => string; readonly timeZone: string },
  keys: Pick<SampleKeys, 'personId' | 'membershipId'>,
  now: EpochMs,
): Promise<void> {
  await addSamplePlanning(scope, keys, now, timeZone);
  await addSampleGoal(scope, newId, keys.membershipId, now, timeZone);
  await addSamplePortfolio(scope, newId, keys, now, timeZone);
}
