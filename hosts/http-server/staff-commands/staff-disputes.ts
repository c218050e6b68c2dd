import { Argument, type Command } from 'commander';
import type { Bank } from '#bank/index.ts';
import type { Dispute } from '#contract/disputes/disputes.ts';
import { refuse, type StaffDesk } from './staff-desk.ts';
import { dollars } from './written-values.ts';

/** The commands of disputes. */
export function addDisputes(bank: Command, desk: StaffDesk): void {
  bank
    .command('disputes')
    .description('list the undecided disputes')
    .option('--json', 'print JSON: amounts in cents, times in UTC milliseconds')
    .action(async (options: { json?: true }) => {
      const waiting = await desk.withBank(({ staff }) => staff.undecidedDisputes());
      desk.tellFound(waiting, options, describeDisputes);
    });
  bank
    .command('dispute <dispute>')
    .description('decide a dispute, and tell the member why')
    .addArgument(new Argument('<decision>').choices(['approve', 'deny']))
    .argument('<explanation>', 'the reason that the member reads, in quotation marks')
    .action((dispute: string, decision: 'approve' | 'deny', explanation: string) =>
      decide(desk, dispute, decision, explanation.trim()),
    );
}

type Undecided = Awaited<ReturnType<Bank['staff']['undecidedDisputes']>>[number];

/** In the order of the bank, the most urgent first. */
function describeDisputes(waiting: readonly Undecided[]): string {
  if (waiting.length === 0) return 'No dispute waits for a decision.';
  return waiting
    .map(({ dispute, description, username }) =>
      [
        `${dispute.id}  ${username}, ${dollars(dispute.amount)}, ${description}`,
        `  ${dispute.reason}: ${dispute.story}`,
        `  credited ${dispute.creditedOn ?? `by ${dispute.creditBy}`}, to be decided by ${dispute.decideBy}`,
      ].join('\n'),
    )
    .join('\n\n');
}

async function decide(
  desk: StaffDesk,
  id: string,
  decision: 'approve' | 'deny',
  explanation: string,
): Promise<void> {
  if (explanation === '') refuse('Please say why: the member reads it.');
  await desk.act(async ({ staff }) => {
    const outcome = await staff.decideDispute(id, decision, explanation);
    switch (outcome.kind) {
      case 'not-found':
        return refuse(`There is no dispute ${id}.`);
      case 'ended':
        return refuse(`This dispute is ${outcome.dispute.status}.`);
      case 'decided':
        return whatFollows(outcome.dispute);
    }
  });
}

function whatFollows({ status, amount, takeBackOn }: Dispute): string {
  if (status === 'resolved-for') return `Decided for the member: ${dollars(amount)} is theirs.`;
  return takeBackOn === null
    ? 'Decided against the member. No money moved.'
    : `Decided against the member: ${dollars(amount)} is taken back on ${takeBackOn}.`;
}
