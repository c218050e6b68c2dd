import { shownName } from '../database/account-name.ts';
import { prepareQuery } from '../database/prepared-query.ts';

/** A member's account with its balance. */
export type AccountWithBalance = Awaited<ReturnType<typeof listAccounts>>[number];

/** The member's open deposit accounts in their order. */
export const listAccounts = prepareQuery(['membershipId'], ({ trx, places }) =>
  trx
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
    .where('account.membership_id', '=', places.membershipId)
    .where('account.closed_at', 'is', null)
    .orderBy('account.position'),
);
