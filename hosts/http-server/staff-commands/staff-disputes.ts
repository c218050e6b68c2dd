import type { Bank } from '#bank/index.ts';
import type { Dispute } from '#contract/disputes/disputes.ts';
import { CannotStart } from '../process/why-not-started.ts';
import type { Environment } from '../process/settings.ts';
import { withBank } from './staff-bank.ts';

type Undecided = Awaited<ReturnType<Bank['staff']['undecidedDisputes']>>[number];

/** The disputes that wait for a decision, the most urgent first. */
export async function undecidedDisputes(environment: Environment): Promise<readonly Undecided[]> {
  return withBank(environment, (bank) => bank.staff.undecidedDisputes());
}

/** The same, for people to read. */
export function describeDisputes(waiting: readonly Undecided[]): string {
  if (waiting.length === 0) return 'No dispute waits for a decision.';
  return waiting
    .map(({ dispute, description, username }) =>
      [
        `${dispute.id}  ${username}, ${dollars(dispute)}, ${description}`,
        `  ${dispute.reason}: ${dispute.story}`,
        `  credited ${dispute.creditedOn ?? `by ${dispute.creditBy}`}, to be decided by ${dispute.decideBy}`,
      ].join('\n'),
    )
    .join('\n\n');
}

/** Staff decide a dispute, and say why. Returns what to tell them; throws `CannotStart` with why not. */
export async function decideByHand(
  environment: Environment,
  id: string,
  decision: 'approve' | 'deny',
  explanation: string,
): Promise<string> {
  if (explanation.trim() === '') {
    throw new CannotStart('Please say why: the member reads it. Nothing was changed.');
  }
  return withBank(environment, async (bank) => {
    const outcome = await bank.staff.decideDispute(id, decision, explanation.trim());
    switch (outcome.kind) {
      case 'not-found':
        throw new CannotStart(`There is no dispute ${id}. Nothing was changed.`);
      case 'ended':
        throw new CannotStart(`This dispute is ${outcome.dispute.status}. Nothing was changed.`);
      case 'decided':
        return whatFollows(outcome.dispute);
    }
  });
}

function whatFollows(dispute: Dispute): string {
  const { status, takeBackOn } = dispute;
  if (status === 'resolved-for') return `Decided for the member: ${dollars(dispute)} is theirs.`;
  return takeBackOn === null
    ? 'Decided against the member. No money moved.'
    : `Decided against the member: ${dollars(dispute)} is taken back on ${takeBackOn}.`;
}

function dollars({ amount }: Dispute): string {
  return `$${(amount / 100).toFixed(2)}`;
}
