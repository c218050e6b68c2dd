import type { Factors } from '#contract/identity/security/security.ts';
import { fromBase32 } from '../identity/authentication/authenticator.ts';
import { totpCode, totpStep } from '../identity/authentication/totp.ts';
import { livePolicy } from '../policy.ts';
import type { BankStore } from '../ports.ts';
import { type Client, openTestBank, type TestBank } from './test-bank.ts';
import { passkeyMade, testFactors } from './test-factors.ts';
import type { TestMember } from './test-member.ts';
import { addProfile } from './test-profile.ts';

/** Of a bank that carries out what it would otherwise ask a step-up for. */
export const withoutStepUp = {
  ...livePolicy,
  security: { ...livePolicy.security, asksStepUp: false },
};

/** A bank that knows each factor and wants no step-up, with its signed-in member. */
export async function bankOfMemberWithFactors(
  store: BankStore,
): Promise<{ bank: TestBank; member: TestMember; client: Client }> {
  const bank = await openTestBank(store, { policy: withoutStepUp, factors: testFactors() });
  const member = await bank.addMember({ username: 'jordan', displayName: 'Jordan Ellis' });
  await addProfile(bank.dependencies, member);
  const client = await bank.clientOf(member);
  return { bank, member, client };
}

/** The present code of the authenticator app with that secret (base32). */
export function codeOf(bank: TestBank, secret: string): string {
  return totpCode(fromBase32(secret), totpStep(bank.clock.now()));
}

/** Adds an authenticator app without any step-up; returns its secret. */
export async function addAuthenticator(bank: TestBank, client: Client): Promise<string> {
  const { secret } = await client.security.beginAuthenticator({});
  await client.security.finishAuthenticator({ code: codeOf(bank, secret) });
  return secret;
}

/** Adds the passkey of that credential id without any step-up. */
export async function addPasskey(client: Client, id: string): Promise<Factors> {
  const { options } = await client.security.beginPasskey({});
  const answer = passkeyMade(options, id);
  const { factors } = await client.security.finishPasskey({ answer, name: 'Laptop' });
  return factors;
}
