import type { Account } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { accountTypeOf } from '../dividends/account-type.ts';
import { maskNumber } from '../formats/mask.ts';
import { availableOf } from '../ledger/ledger-rules.ts';
import type { AccountWithBalance } from './account-records.ts';

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
