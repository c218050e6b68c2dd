import type { EpochMs } from '#contract/time/time.ts';
import { insertRows, isInList, listOf } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Random } from '../ports.ts';

/** So many account numbers of ten digits that no account has. */
export async function newAccountNumbers(
  scope: DatabaseTransaction,
  random: Random,
  count: number,
): Promise<string[]> {
  const numbers = new Set<string>();
  while (numbers.size < count) {
    while (numbers.size < count) {
      numbers.add(newNumber(random));
    }
    const rows = await scope.trx
      .selectFrom('account')
      .select('number')
      .where(isInList(scope, 'number', listOf(numbers)))
      .execute();
    for (const row of rows) numbers.delete(row.number);
  }
  return [...numbers];
}

/** In two halves: a browser draws numbers of 32 bits. */
function newNumber(random: Random): string {
  const half = String(random.between(0, 99_999)).padStart(5, '0');
  return `${random.between(10_000, 99_999)}${half}`;
}

/** An account that holds nothing. */
export interface EmptyAccount {
  readonly id: string;
  readonly membershipId: string;
  readonly handle: string;
  /** Of which product of the catalogue it is. */
  readonly product: {
    readonly id: string;
    readonly name: string;
    readonly type: 'primary' | 'savings';
  };
  readonly number: string;
  /** Among those of its member, counted from 0. */
  readonly position: number;
}

export async function insertEmptyAccounts(
  scope: DatabaseTransaction,
  accounts: readonly EmptyAccount[],
  at: EpochMs,
): Promise<void> {
  await insertRows(
    scope,
    'account',
    accounts.map(({ id, membershipId, handle, product, number, position }) => ({
      id,
      membership_id: membershipId,
      handle,
      name: product.name,
      type: product.type,
      product_id: product.id,
      number,
      position,
      opened_at: at,
    })),
  );
  await insertRows(
    scope,
    'account_balance',
    accounts.map(({ id }) => ({ account_id: id, balance: 0, floor: 0, version: 0 })),
  );
}
