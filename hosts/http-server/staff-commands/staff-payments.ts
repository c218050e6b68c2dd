import type { Command } from 'commander';
import type { Bank, BankDependencies } from '#bank/index.ts';
import { ReturnReason } from '#contract/events/event-parts.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { refuse, type StaffDesk, theOnly } from './staff-desk.ts';
import { day, dollars } from './written-values.ts';

const names = '\nName a transfer or deposit by its TXN label or by its id.';

/** The commands that let transfers go on, send them back, and return deposits. */
export function addPayments(bank: Command, desk: StaffDesk): void {
  bank
    .command('settle <transfer>')
    .description('release a pending transfer to its recipient')
    .addHelpText('after', names)
    .action((transfer: string) => settle(desk, transfer));
  bank
    .command('return <transfer>')
    .description('return a pending transfer: it failed, and the money goes back to the member')
    .requiredOption('--reason <why>', 'the reason that the member reads')
    .addHelpText('after', names)
    .action((transfer: string, { reason }: { reason: string }) =>
      returnTransfer(desk, transfer, reason),
    );
  bank
    .command('book-return <transfer> <code>')
    .description('book the return of a completed transfer by its ACH code, such as R03')
    .option('--received <day>', 'the day on which it came (YYYY-MM-DD); else today', day)
    .addHelpText('after', names)
    .action((transfer: string, code: string, { received }: { received?: LocalDate }) =>
      bookReturn(desk, transfer, code, received),
    );
  bank
    .command('return-deposit <deposit>')
    .description('return a deposited check that was not paid')
    .requiredOption(
      '--reason <why>',
      'such as insufficient-funds, account-closed or payment-stopped',
    )
    .addHelpText('after', names)
    .action((deposit: string, { reason }: { reason: string }) =>
      returnDeposit(desk, deposit, reason),
    );
}

function settle(desk: StaffDesk, transfer: string): Promise<void> {
  return desk.act(async ({ staff }, dependencies) => {
    const { id, label } = await findTransfer(dependencies, transfer);
    const outcome = await staff.settle(id);
    if (outcome.kind === 'not-pending') refuse(`${label} is not pending.`);
    return `${label} is completed.`;
  });
}

function returnTransfer(desk: StaffDesk, transfer: string, reason: string): Promise<void> {
  return desk.act(async ({ staff }, dependencies) => {
    const { id, label } = await findTransfer(dependencies, transfer);
    const outcome = await staff.return(id, reason);
    if (outcome.kind === 'not-pending') refuse(`${label} is not pending.`);
    return `${label} is returned: the money is in its account again.`;
  });
}

function bookReturn(
  desk: StaffDesk,
  transfer: string,
  code: string,
  received?: LocalDate,
): Promise<void> {
  return desk.act(async ({ staff }, dependencies) => {
    const { id, label } = await findTransfer(dependencies, transfer);
    const outcome = await staff.bookReturn(id, code, received);
    if (outcome.kind !== 'done') refuse(whyNotReturned(label, outcome));
    return `${label} is returned: the money is in its account again.`;
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

async function findTransfer({ store }: BankDependencies, named: string) {
  const found = await store.db
    .selectFrom('transfer')
    .select(['id', 'label', 'status', 'to_name'])
    .where((where) => where.or([where('id', '=', named), where('label', '=', named)]))
    .orderBy('at', 'desc')
    .execute();
  return theOnly(found, 'transfer', named, ({ status, to_name }) => `${status}, to ${to_name}`);
}

async function returnDeposit(desk: StaffDesk, deposit: string, given: string): Promise<void> {
  const reason = ReturnReason.safeParse(given);
  if (!reason.success) {
    refuse(`A check comes back for one of these reasons: ${ReturnReason.options.join(', ')}.`);
  }
  await desk.act(async ({ staff }, dependencies) => {
    const { id, label } = await findDeposit(dependencies, deposit);
    const outcome = await staff.returnDeposit(id, reason.data);
    switch (outcome.kind) {
      case 'done':
        return outcome.below === 0
          ? `${label} is returned: the money has left its account again.`
          : `${label} is returned: the account is ${dollars(outcome.below)} below zero.`;
      case 'returned-before':
        return refuse(`${label} was returned before.`);
      case 'account-closed':
        return refuse(`The account of ${label} is closed: collect it from the member.`);
    }
  });
}

async function findDeposit({ store }: BankDependencies, named: string) {
  const found = await store.db
    .selectFrom('deposit')
    .select(['id', 'label', 'status', 'amount', 'day'])
    .where((where) => where.or([where('id', '=', named), where('label', '=', named)]))
    .orderBy('at', 'desc')
    .execute();
  return theOnly(
    found,
    'deposit',
    named,
    ({ status, amount, day: on }) => `${status}, ${dollars(amount)} on ${on}`,
  );
}
