import type { Kysely } from 'kysely';
import type { BankContext } from '../../bank-context.ts';
import type { Tables } from '../../tables.ts';
import { readFactors } from './factor-records.ts';
import { methodsOf, type Wanted } from './methods.ts';

/**
 * Whether the member has a method that proves as much as is wanted. Apart from the checks of proofs, without which a bank in a
 * tab opens.
 */
export async function hasMethod(
  bank: Pick<BankContext, 'clock' | 'factors'>,
  db: Kysely<Tables>,
  personId: string,
  wanted: Wanted,
): Promise<boolean> {
  const factors = await readFactors(db, personId);
  return methodsOf(wanted, factors, bank.factors !== undefined, bank.clock.now()).length > 0;
}
