import type { EpochMs } from '#contract/time/time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { SampleDependencies } from './add-sample-basis.ts';
import { addSamplePlanning } from './sample-planning.ts';
import { addSamplePortfolio } from './sample-portfolio.ts';
import type { SampleKeys } from './sample-records.ts';

/** Gives the sample member what no first view shows: budgets, a credit score, a portfolio. */
export async function addSamplePlans(
  scope: DatabaseTransaction,
  { newId, timeZone }: Pick<SampleDependencies, 'newId' | 'timeZone'>,
  keys: Pick<SampleKeys, 'personId' | 'membershipId'>,
  now: EpochMs,
): Promise<void> {
  await addSamplePlanning(scope, keys, now, timeZone);
  await addSamplePortfolio(scope, newId, keys, now, timeZone);
}
