import type { Factors } from '#contract/security/security.ts';
import { fromBase32 } from '../authentication/base32.ts';
import { totpCode, totpStep } from '../authentication/totp.ts';
import type { Client, TestBank } from './test-bank.ts';
import { passkeyMade } from './test-factors.ts';

/** What the authenticator app of that secret (base32) shows now. */
export function codeOf(bank: TestBank, secret: string): string {
  return totpCode(fromBase32(secret), totpStep(bank.clock.now()));
}

/** Adds an authenticator app for whom no step-up is asked; tells its secret. */
export async function addAuthenticator(bank: TestBank, client: Client): Promise<string> {
  const { secret } = await client.security.beginAuthenticator({});
  await client.security.finishAuthenticator({ code: codeOf(bank, secret) });
  return secret;
}

/** Adds the passkey of that credential id for whom no step-up is asked. */
export async function addPasskey(client: Client, id: string): Promise<Factors> {
  const { options } = await client.security.beginPasskey({});
  const answer = passkeyMade(options, id);
  const { factors } = await client.security.finishPasskey({ answer, name: 'Laptop' });
  return factors;
}
