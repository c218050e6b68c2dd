import { accounts, type AccountNumbers } from '#contract/accounts/accounts.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { transactProved } from '../identity/step-up/step-up-error.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { endOfNumber } from '../formats/labels.ts';
import { appendSafetyAct } from '../member-log/append-to-member-logs.ts';
import type { Caller } from '../ports.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Act } from '../identity/step-up/acts.ts';

/** Full account numbers, after a step-up. */
export function numbersHandler(gate: Gate, bank: BankContext) {
  return gate.gated(accounts).numbers.handler(async ({ input, context, errors }) => {
    const { signedIn, caller } = context;
    const shown = await transactProved(bank, signedIn, errors, (scope, prove) =>
      showAccountNumbers(bank, scope, { signedIn, caller, account: input.account, prove }),
    );
    if (!shown) {
      throw errors.NOT_FOUND();
    }
    return shown;
  });
}

interface NumbersAsked {
  readonly signedIn: SignedIn;
  readonly caller: Caller;
  readonly account: AccountId;
  readonly prove: (act: Act) => Promise<void>;
}

/**
 * The full numbers of the member's account; null where the member has no such account. The numbers are shown only after a
 * step-up, since a thief with an open session could draw from the account by them; the showing is written, without the
 * numbers, into the security logs of the member and of the owners.
 */
export async function showAccountNumbers(
  bank: Pick<BankContext, 'brand' | 'clock'>,
  scope: DatabaseTransaction,
  { signedIn, caller, account, prove }: NumbersAsked,
): Promise<AccountNumbers | null> {
  const { membershipId } = signedIn;
  const found = await scope.trx
    .selectFrom('account')
    .select('number')
    .where('membership_id', '=', membershipId)
    .where('handle', '=', account)
    .executeTakeFirst();
  if (!found) {
    return null;
  }
  const permits = {
    kind: 'show-account-numbers',
    accountEnding: endOfNumber(found.number),
  } as const;
  await prove({ procedure: 'accounts.numbers', binds: { account }, permits });
  await appendSafetyAct(scope, {
    membershipId,
    by: signedIn.personId,
    caller,
    at: bank.clock.now(),
    action: 'account-number-shown',
    facts: { account },
    events: [],
  });
  return { account, accountNumber: found.number, routingNumber: bank.brand.routingNumber };
}
