import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { shownName } from '../database/account-name.ts';

/** A member's account with its balance. */
export type AccountWithBalance = Awaited<ReturnType<typeof listAccounts>>[number];

/** The member's deposit accounts in their order. */
export async function listAccounts(db: Kysely<Tables>, membershipId: string) {
  return await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .select([
      'account.id',
      'account.handle',
      'account.name as officialName',
      shownName().as('name'),
      'account.colour',
      'account.hidden',
      'account.number',
      'account.type',
      'account_balance.balance',
      'account_balance.held',
      'account_balance.floor',
    ])
    .where('account.membership_id', '=', membershipId)
    .orderBy('account.position')
    .execute();
}
