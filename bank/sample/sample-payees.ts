import type { PayeeCategory } from '#contract/bills/payees.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { insertPayee } from '../bills/payee-records.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { nameKey } from '#contract/text/typed-name.ts';
import { openedAt } from './sample-moments.ts';

/** The payees of a sample membership. */
export interface SamplePayee {
  readonly name: string;
  readonly accountNumber: string;
  readonly category: PayeeCategory;
}

const cardPayee = 'Credit Card';

/** The payees that the specification names, in its order (R-D7). */
const samplePayees: readonly SamplePayee[] = [
  { name: 'Electric Company', accountNumber: '700418265', category: 'Utilities' },
  { name: 'Water Utility', accountNumber: 'W2209147', category: 'Utilities' },
  { name: 'Internet Provider', accountNumber: '88013355720', category: 'Utilities' },
  { name: cardPayee, accountNumber: '0051884407', category: 'Transfer' },
];

/** Puts them on the list of the sample member. No payment to them is scheduled. */
export async function addSamplePayees(
  scope: DatabaseTransaction,
  newId: () => string,
  membershipId: string,
  creditCardId: string,
  timeZone: string,
): Promise<void> {
  const cards = new Map([[cardPayee, creditCardId]]);
  await insertPayees(scope, newId, membershipId, samplePayees, openedAt(timeZone), cards);
}

/** Adds payees to a membership in their order. Some are cards of the membership, by name. */
export async function insertPayees(
  { trx }: DatabaseTransaction,
  newId: () => string,
  membershipId: string,
  payees: readonly SamplePayee[],
  at: EpochMs,
  cards: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  for (const [position, { name, accountNumber, category }] of payees.entries()) {
    await insertPayee(trx, {
      id: newId(),
      membership_id: membershipId,
      name,
      name_key: nameKey(name),
      account_number: accountNumber,
      category,
      card_id: cards.get(name) ?? null,
      // The list is in the order of these times.
      created_at: at + position,
      removed_at: null,
    });
  }
}
