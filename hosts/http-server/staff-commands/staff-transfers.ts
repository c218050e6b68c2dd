import type { Bank, Tables } from '#bank/index.ts';
import { LocalDate } from '#contract/time/time.ts';
import type { Store } from '#stores/store.ts';
import { CannotStart } from '../process/why-not-started.ts';
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

/**
 * Staff book the return of a transfer that was completed, by the code that the other bank gave and the day on which it came.
 * Returns and throws as above.
 */
export async function bookReturnByHand(
  environment: Environment,
  transfer: string,
  code: string,
  received: string | undefined,
): Promise<string> {
  const day = received === undefined ? undefined : LocalDate.safeParse(received);
  if (day?.success === false) throw new CannotStart('Write the day as YYYY-MM-DD.');
  return withBank(environment, async (bank, store) => {
    const { id, label } = await findTransfer(store, transfer);
    const outcome = await bank.staff.bookReturn(id, code, day?.data);
    if (outcome.kind === 'done') return `${label} is returned: the money is in its account again.`;
    throw new CannotStart(`${whyNotReturned(label, outcome)} Nothing was changed.`);
  });
}

function whyNotReturned(
  label: string,
  refused: Exclude<Awaited<ReturnType<Bank['staff']['bookReturn']>>, { kind: 'done' }>,
): string {
  switch (refused.kind) {
    case 'returned-before':
      return `${label} was returned or cancelled before.`;
    case 'wrong-code':
      return refused.codes.length === 0
        ? `${label} did not go by ACH: no return comes back for it.`
        : `A transfer that was sent to another bank comes back with one of ${refused.codes.join(', ')}.`;
    case 'not-in-time':
      return `A return of ${label} by that code has come from ${refused.from} to ${refused.until}: refuse a later one.`;
    default:
      return `${label} is not completed; a pending one is returned by the command return.`;
  }
}

/** Labels are for people: two transfers of the same millisecond of different hours may share a label. */
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
