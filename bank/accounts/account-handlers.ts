import type { Account } from '#contract/accounts.ts';
import { cents } from '#contract/cents.ts';
import type { AccountId } from '#contract/ids.ts';
import type { Gate } from '../gate.ts';
import { availableOf } from '../ledger/ledger-rules.ts';
import { maskNumber } from '../mask.ts';
import type { BankInside } from '../bank-inside.ts';
import { transact } from '../transact.ts';
import { listAccounts, type AccountWithBalance } from './account-records.ts';
import { explainBalance } from './explain-balance.ts';

/** The member's deposit accounts. */
export function accountHandlers(gate: Gate, { store }: BankInside) {
  return {
    list: gate.gated.accounts.list.handler(async ({ context }) => {
      const accounts = (await listAccounts(store.db, context.signedIn.memberId)).map(present);
      return {
        accounts,
        total: accounts.reduce((total, account) => cents(total + account.available), cents(0)),
      };
    }),

    explain: gate.gated.accounts.explain.handler(async ({ input, context, errors }) => {
      const { memberId } = context.signedIn;
      const explained = await transact(store, (scope) =>
        explainBalance(scope, memberId, input.account),
      );
      if (!explained) {
        throw errors.NOT_FOUND();
      }
      return explained;
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
    available: availableOf({
      balance: cents(row.balance),
      held: cents(row.held),
      floor: cents(row.floor),
    }),
  };
}
