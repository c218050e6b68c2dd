import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { addSampleBasis, type SampleDependencies } from './add-sample-basis.ts';
import { addSamplePlans } from './sample-planning.ts';

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
