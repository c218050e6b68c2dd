import type { Account } from '#contract/accounts.ts';
import { cents } from '#contract/cents.ts';
import type { AccountId } from '#contract/ids.ts';
import type { Gate } from '../gate.ts';
import { maskNumber } from '../mask.ts';
import type { BankInside } from '../bank-inside.ts';
import { listAccounts, type AccountWithBalance } from './account-records.ts';

/** The member's deposit accounts. */
export function accountHandlers(gate: Gate, { store }: BankInside) {
  return {
    list: gate.gated.accounts.list.handler(async ({ context }) => {
      const accounts = (await listAccounts(store.db, context.signedIn.memberId)).map(present);
      return {
        accounts,
        total: accounts.reduce((total, account) => cents(total + account.balance), cents(0)),
      };
    }),
  };
}

function present(row: AccountWithBalance): Account {
  return {
    id: row.handle as AccountId,
    name: row.name,
    number: maskNumber(row.number),
    type: row.type === 'savings' ? 'savings' : 'primary',
    balance: cents(row.balance),
  };
}
