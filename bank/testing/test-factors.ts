import type { PasskeyAnswer, PasskeyOptions } from '#contract/identity/authentication/factors.ts';
import type { FactorPorts, PasskeyVerifier, Sealer, BankStore } from '../ports.ts';
import type { Factors } from '#contract/identity/security/security.ts';
import { fromBase32, totpCode, totpStep } from '../identity/authentication/authenticator.ts';
import { livePolicy } from '../policy.ts';
import { type Client, openTestBank, type TestBank } from './test-bank.ts';
import { type TestMember, addProfile } from './test-member.ts';

/** Factors whose seals and signatures can be read and made by a test. Not for anything but tests. */
export function testFactors(): FactorPorts {
  return { sealer: testSealer, passkeys: testPasskeys() };
}

/** Seals by naming the subject: the text opens for nothing else. */
const testSealer: Sealer = {
  seal: (text, about) => `sealed ${about}: ${backwards(text)}`,
  open: (sealed, about) => {
    const head = `sealed ${about}: `;
    if (!sealed.startsWith(head)) {
      throw new Error('It was not sealed so');
    }
    return backwards(sealed.slice(head.length));
  },
  isOld: () => false,
};

function backwards(text: string): string {
  return Array.from(text).toReversed().join('');
}

function testPasskeys(): PasskeyVerifier {
  let asked = 0;
  const newChallenge = () => `challenge ${(asked += 1)}`;
  return {
    creationOptions: ({ userHandle, username, displayName, known }) => {
      const challenge = newChallenge();
      const user = { id: userHandle, name: username, displayName };
      const excluded = known.map(({ credentialId }) => ({ id: credentialId }));
      return Promise.resolve({
        options: { challenge, user, excludeCredentials: excluded },
        challenge,
      });
    },
    checkCreation: (answer, challenge) => {
      const { id, challenge: answered } = answer;
      const isGood = answered === challenge && typeof id === 'string';
      return Promise.resolve(
        isGood
          ? { credentialId: id, publicKey: keyOf(id), counter: 0, transports: 'internal' }
          : null,
      );
    },
    requestOptions: (known) => {
      const challenge = newChallenge();
      const allowed = known.map(({ credentialId }) => ({ id: credentialId }));
      return Promise.resolve({ options: { challenge, allowCredentials: allowed }, challenge });
    },
    checkAnswer: (answer, challenge, known) => {
      const isGood =
        answer['challenge'] === challenge &&
        answer['id'] === known.credentialId &&
        answer['signedWith'] === known.publicKey;
      return Promise.resolve(isGood ? { counter: Number(answer['counter'] ?? 0) } : null);
    },
    credentialIdOf: ({ id }) => (typeof id === 'string' ? id : null),
  };
}

/** The answer of a browser that has made a passkey by the options. */
export function passkeyMade(options: PasskeyOptions, id: string): PasskeyAnswer {
  return { id, challenge: options['challenge'] ?? null };
}

/** The answer of a browser with that passkey. */
export function passkeyShown(options: PasskeyOptions, id: string, counter = 0): PasskeyAnswer {
  return { id, challenge: options['challenge'] ?? null, signedWith: keyOf(id), counter };
}

function keyOf(id: string): string {
  return `key of ${id}`;
}

interface PasskeyRow {
  /** The credential id; the key is named by it, and the row unless it has an id. */
  readonly credential: string;
  readonly id?: string;
  readonly name?: string;
  readonly counter?: number;
}

/** Gives the person a passkey as if it had been added at time 0. */
export async function addPasskeyRow(
  { db }: BankStore,
  personId: string,
  { credential, id = `row of ${credential}`, name = 'Phone', counter = 0 }: PasskeyRow,
): Promise<void> {
  const row = {
    id,
    person_id: personId,
    credential_id: credential,
    public_key: `key of ${credential}`,
    counter,
    transports: '',
    name,
    added_at: 0,
    last_used_at: null,
  };
  await db.insertInto('passkey').values(row).execute();
}

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
