import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** A member's account with its balance. */
export type AccountWithBalance = Awaited<ReturnType<typeof listAccounts>>[number];

/** The member's deposit accounts in their order. */
export async function listAccounts(db: Kysely<Tables>, memberId: string) {
  return await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .select([
      'account.handle',
      'account.name',
      'account.number',
      'account.type',
      'account_balance.balance',
      'account_balance.held',
      'account_balance.floor',
    ])
    .where('account.member_id', '=', memberId)
    .orderBy('account.position')
    .execute();
}
