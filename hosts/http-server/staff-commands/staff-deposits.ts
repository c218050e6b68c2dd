import type { Tables } from '#bank/index.ts';
import { ReturnReason } from '#contract/deposits/deposit-change.ts';
import type { Store } from '#stores/store.ts';
import { CannotStart } from '../process/why-not-started.ts';
import { dollars } from './written-amount.ts';
import type { Environment } from '../process/settings.ts';
import { withBank } from './staff-bank.ts';

/** The reasons for a returned check, as staff write them. */
const returnReasons: readonly string[] = ReturnReason.options;

/**
 * Staff take back a deposit whose check was not paid. Returns what to tell them; throws `CannotStart` with
 * why not.
 */
export async function returnDepositByHand(
  environment: Environment,
  named: string,
  given: string,
): Promise<string> {
  const reason = ReturnReason.safeParse(given);
  if (!reason.success) {
    throw new CannotStart(
      `A check comes back for one of these reasons: ${returnReasons.join(', ')}.`,
    );
  }
  return withBank(environment, async (bank, store) => {
    const { id, label } = await findDeposit(store, named);
    const outcome = await bank.staff.returnDeposit(id, reason.data);
    switch (outcome.kind) {
      case 'done':
        return outcome.below === 0
          ? `${label} is returned: the money has left its account again.`
          : `${label} is returned: the account is ${dollars(outcome.below)} below zero.`;
      case 'returned-before':
        throw new CannotStart(`${label} was returned before. Nothing was changed.`);
      case 'account-closed':
        throw new CannotStart(
          `The account of ${label} is closed: collect it from the member. Nothing was changed.`,
        );
    }
  });
}

/** Labels are for people: two deposits of the same millisecond of different hours may share a label. */
async function findDeposit({ db }: Store<Tables>, named: string) {
  const found = await db
    .selectFrom('deposit')
    .select(['id', 'label', 'status', 'amount', 'day'])
    .where((where) => where.or([where('id', '=', named), where('label', '=', named)]))
    .orderBy('at', 'desc')
    .execute();
  const [deposit, ...others] = found;
  if (deposit === undefined) throw new CannotStart(`There is no deposit ${named}.`);
  if (others.length > 0) {
    const lines = found.map(
      ({ id, status, amount, day }) => `  ${id}  ${status}, ${dollars(amount)} on ${day}`,
    );
    throw new CannotStart(
      `Several deposits are ${named}. Name one by its id:\n${lines.join('\n')}`,
    );
  }
  return deposit;
}
