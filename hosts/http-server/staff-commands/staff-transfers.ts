import type { Tables } from '#bank/index.ts';
import type { Store } from '#stores/store.ts';
import { CannotStart } from '../process/cannot-start.ts';
import type { Environment } from '../process/settings.ts';
import { withBank } from './staff-bank.ts';

/** Staff let a pending transfer go on. Returns what to tell them; throws `CannotStart` with why not. */
export async function settleByHand(environment: Environment, transfer: string): Promise<string> {
  return withBank(environment, async (bank, store) => {
    const { id, label } = await findTransfer(store, transfer);
    const outcome = await bank.staff.settle(id);
    if (outcome.kind === 'not-pending') throw notPending(label);
    return `${label} is completed.`;
  });
}

/** Staff send a pending transfer back, and say why. Returns and throws as above. */
export async function returnByHand(
  environment: Environment,
  transfer: string,
  reason: string,
): Promise<string> {
  return withBank(environment, async (bank, store) => {
    const { id, label } = await findTransfer(store, transfer);
    const outcome = await bank.staff.return(id, reason);
    if (outcome.kind === 'not-pending') throw notPending(label);
    return `${label} is returned: the money is in its account again.`;
  });
}

/** Labels are for people: two transfers of the same millisecond of different hours may share one. */
async function findTransfer({ db }: Store<Tables>, named: string) {
  const found = await db
    .selectFrom('transfer')
    .select(['id', 'label', 'status', 'to_name'])
    .where((where) => where.or([where('id', '=', named), where('label', '=', named)]))
    .orderBy('at', 'desc')
    .execute();
  const [transfer, ...others] = found;
  if (transfer === undefined) throw new CannotStart(`There is no transfer ${named}.`);
  if (others.length > 0) {
    const lines = found.map(({ id, status, to_name }) => `  ${id}  ${status}, to ${to_name}`);
    throw new CannotStart(
      `Several transfers are ${named}. Name one by its id:\n${lines.join('\n')}`,
    );
  }
  return transfer;
}

function notPending(label: string): CannotStart {
  return new CannotStart(`${label} is not pending. Nothing was changed.`);
}
