import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { shownName } from '../database/account-name.ts';

/** A member's account with its balance. */
export type AccountWithBalance = Awaited<ReturnType<typeof listAccounts>>[number];

/** The member's open deposit accounts in their order. */
export async function listAccounts(db: Kysely<Tables>, membershipId: string) {
  return await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .leftJoin('product', 'product.id', 'account.product_id')
    .select([
      'account.id',
      'account.handle',
      'account.name as officialName',
      shownName().as('name'),
      'account.colour',
      'account.hidden',
      'account.number',
      'account.type',
      'account.matures_on',
      'product.kind',
      'account_balance.balance',
      'account_balance.held',
      'account_balance.floor',
    ])
    .where('account.membership_id', '=', membershipId)
    .where('account.closed_at', 'is', null)
    .orderBy('account.position')
    .execute();
}
