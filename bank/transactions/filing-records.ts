import type { PayeeRule } from '#contract/transactions/transaction-filing.ts';
import type { Category, SplitPart } from '#contract/transactions/transactions.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { insertRows, isInList, listOf } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Tables } from '../tables.ts';
import { linesToFile } from '../history/file-lines.ts';
import { partsOfRow } from '../history/splits.ts';
import { isFileable, payeeOf, phrasesOfPayee } from '../history/payee-rules.ts';
import { lockBalances } from '../ledger/ledger-records.ts';

/** Lets the history of the membership be filed, and written, by one request at a time. */
export async function lockHistory(scope: DatabaseTransaction, membershipId: string): Promise<void> {
  await lockMemberships(scope, [membershipId]);
  const accounts = await scope.trx
    .selectFrom('account')
    .select('id')
    .where('membership_id', '=', membershipId)
    .execute();
  await lockBalances(
    scope,
    accounts.map(({ id }) => id),
  );
}

/** The lines of the member among these, with their order, their parts, and the bank's category where that differs. */
export async function findLinesToFile(
  scope: DatabaseTransaction,
  membershipId: string,
  ids: readonly string[],
) {
  return await linesToFile(scope.trx, membershipId)
    .innerJoin('posting', 'posting.id', 'account_transaction.posting_id')
    .leftJoin('filed_transaction', (join) =>
      join
        .onRef('filed_transaction.transaction_id', '=', 'account_transaction.id')
        .on('filed_transaction.membership_id', '=', membershipId),
    )
    .select(['posting.kind as posting', 'filed_transaction.bank_category as bankCategory'])
    .select(partsOfRow.as('parts'))
    .where(isInList(scope, 'account_transaction.id', listOf(ids)))
    .execute();
}

/** The lines of the payee that the member has not filed one by one. */
export async function listLinesOfPayee(
  trx: Kysely<Tables>,
  membershipId: string,
  { payee, type }: Pick<PayeeRule, 'payee' | 'type'>,
) {
  const phrases = await phrasesOfPayee(trx, membershipId, payee);
  if (phrases.length === 0) return [];
  const lines = await linesToFile(trx, membershipId)
    .where('account_transaction.type', '=', type)
    .where('account_transaction.phrase', 'in', phrases)
    .where(
      sql<boolean>`not exists (select 1 from filed_transaction as filed
        where filed.membership_id = ${membershipId}
          and filed.transaction_id = account_transaction.id and filed.filed_by = 'member')`,
    )
    .execute();
  return lines.filter(
    ({ category, description }) => isFileable(category) && payeeOf(description) === payee,
  );
}

/** Keeps the rule, in place of the one before. */
export async function putPayeeRule(
  trx: Transaction<Tables>,
  membershipId: string,
  { payee, type, category }: PayeeRule,
): Promise<void> {
  await trx
    .insertInto('payee_rule')
    .values({ membership_id: membershipId, payee, type, category })
    .onConflict((conflict) =>
      conflict.columns(['membership_id', 'type', 'payee']).doUpdateSet({ category }),
    )
    .execute();
}

/** Takes a rule away, and says whether there was one. */
export async function deletePayeeRule(
  db: Kysely<Tables>,
  membershipId: string,
  { payee, type }: Pick<PayeeRule, 'payee' | 'type'>,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('payee_rule')
    .where('membership_id', '=', membershipId)
    .where('type', '=', type)
    .where('payee', '=', payee)
    .returning('payee')
    .execute();
  return deleted.length > 0;
}

/** The member's rules by the names of the payees. */
export async function listPayeeRules(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<PayeeRule[]> {
  const rules = await db
    .selectFrom('payee_rule')
    .select(['payee', 'type', 'category'])
    .where('membership_id', '=', membershipId)
    .execute();
  return rules
    .map(({ category, ...rule }) => ({ ...rule, category: category as Category }))
    .toSorted((one, other) => (one.payee + one.type < other.payee + other.type ? -1 : 1));
}

/** Keeps the parts of a transaction in place of those before; none: it is whole again. */
export async function keepParts(
  scope: DatabaseTransaction,
  membershipId: string,
  transactionId: string,
  parts: readonly SplitPart[],
): Promise<void> {
  await scope.trx
    .deleteFrom('split_part')
    .where('membership_id', '=', membershipId)
    .where('transaction_id', '=', transactionId)
    .execute();
  await insertRows(
    scope,
    'split_part',
    parts.map(({ category, amount }) => ({
      membership_id: membershipId,
      transaction_id: transactionId,
      category,
      amount,
    })),
  );
}
