import { accounts } from '#contract/accounts/accounts.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { stepUpError } from '../identity/step-up/step-up-error.ts';
import { showAccountNumbers } from './show-account-numbers.ts';

/** Full account numbers, after a step-up. */
export function numbersHandler(gate: Gate, bank: BankContext) {
  return gate.gated(accounts).numbers.handler(async ({ input, context, errors }) => {
    const { signedIn, caller } = context;
    const shown = await bank.store.transact((scope) =>
      showAccountNumbers(bank, scope, { signedIn, caller, account: input.account }),
    );
    if (!shown) {
      throw errors.NOT_FOUND();
    }
    if ('code' in shown) {
      throw await stepUpError(bank, errors, { signedIn, act: shown.act });
    }
    return shown;
  });
}
