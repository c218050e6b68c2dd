import { shownName } from '../database/account-name.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { Account } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { accountTypeOf } from '../dividends/product-records.ts';
import { maskNumber } from '../formats/labels.ts';
import { availableOf } from '../ledger/ledger-rules.ts';

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

/** The account as the contract has it. */
export function presentAccount(row: AccountWithBalance): Account {
  return {
    id: row.handle as AccountId,
    name: row.name,
    officialName: row.officialName,
    colour: row.colour,
    hidden: row.hidden === 1,
    number: maskNumber(row.number),
    type: accountTypeOf(row.kind, row.type),
    maturesOn: row.matures_on as LocalDate | null,
    balance: cents(row.balance),
    available: availableOf({
      balance: cents(row.balance),
      held: cents(row.held),
      floor: cents(row.floor),
    }),
  };
}
