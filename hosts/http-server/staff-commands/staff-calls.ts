import type { NamedMember } from '#bank/index.ts';
import { CannotStart } from '../process/cannot-start.ts';
import type { Environment } from '../process/settings.ts';
import { withBank } from './staff-bank.ts';

/**
 * Announces that staff are calling a member, or that the call has ended. Returns the text to print; throws
 * `CannotStart` with the reason for a refusal.
 */
export async function callByHand(
  environment: Environment,
  member: NamedMember,
  step: 'begin' | 'end',
): Promise<string> {
  return withBank(environment, async (bank) => {
    const outcome =
      step === 'begin' ? await bank.staff.beginCall(member) : await bank.staff.endCall(member);
    switch (outcome.kind) {
      case 'unknown-member':
        throw new CannotStart(
          `There is no member ${'username' in member ? member.username : member.memberNumber}. Nothing was said.`,
        );
      case 'called':
        return `The portal of ${outcome.displayName} says for 15 minutes that we are calling. End it with --end.`;
      case 'ended':
        return `The portal of ${outcome.displayName} says that nobody is calling.`;
      case 'not-called':
        throw new CannotStart(`Nobody is calling ${outcome.displayName}. Nothing was changed.`);
    }
  });
}
