import { signIn } from '#contract/identity/sign-in/sign-in.ts';
import type { BankContext } from '../../bank-context.ts';
import type { Gate } from '../../gate.ts';
import { presentMember } from './open-session.ts';

/** The signed-in person. */
export function whoAmIHandler(gate: Gate, bank: BankContext) {
  return gate.gated(signIn).whoAmI.handler(async ({ context: { signedIn } }) => ({
    member: await presentMember(bank, signedIn.personId, signedIn.signedInAt),
  }));
}
