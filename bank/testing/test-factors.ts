import type { PasskeyAnswer, PasskeyOptions } from '#contract/identity/authentication/factors.ts';
import type { FactorPorts, PasskeyVerifier, Sealer, BankStore } from '../ports.ts';

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
