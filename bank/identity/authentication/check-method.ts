import type {
  OfferedMethod,
  PasskeyAnswer,
  Proof,
  ProofMethod,
} from '#contract/identity/authentication/factors.ts';
import type { Transaction } from 'kysely';
import type { BankContext } from '../../bank-context.ts';
import { isPasswordOf } from '../passwords/current-password.ts';
import type { HashingTurn, Random } from '../../ports.ts';
import type { ChallengeRow } from './authentication-tables.ts';
import type { Tables } from '../../tables.ts';
import { inSymbols, shownStep } from './authenticator.ts';
import { codeHash, sentCodeText, withoutBlanks } from './codes.ts';
import {
  findAuthenticator,
  findPasskey,
  knownPasskey,
  readFactors,
  spendPasskeyCount,
  spendRecoveryCode,
  spendStep,
} from './factor-records.ts';
import { methodsAfterPassword, methodsOf, presentMethods } from './methods.ts';

/** A proof that is right. */
export interface CheckedProof {
  readonly personId: string;
  /** The methods that remain after it; none where it is all. */
  readonly left: readonly OfferedMethod[];
  /** Uses up the shown proof; false where somebody has shown it in between. */
  spend(trx: Transaction<Tables>): Promise<boolean>;
}

type ProofWithoutPassword = Exclude<Proof, { method: 'password' }>;

/** Checks a proof for that challenge; null where it is not right, or in a way that is not open to the member now. */
export async function checkMethod(
  bank: BankContext,
  challenge: ChallengeRow,
  proof: ProofWithoutPassword,
): Promise<CheckedProof | null> {
  if (proof.method === 'passkey') {
    return await checkPasskey(bank, challenge, proof.answer);
  }
  const shower = await findShower(bank, challenge, proof.method);
  if (shower === null) {
    return null;
  }
  const { personId } = shower;
  switch (proof.method) {
    case 'text':
      return isSentCode(bank, challenge, proof.code) ? { personId, left: [], spend: once } : null;
    case 'authenticator':
      return await checkAuthenticator(bank, personId, proof.code);
    case 'recovery-code': {
      const hash = recoveryCodeHash(personId, proof.code);
      return {
        personId,
        left: [],
        spend: (trx) => spendRecoveryCode(trx, personId, hash, bank.clock.now()),
      };
    }
  }
}

/** The same of a password. */
export async function checkPassword(
  bank: BankContext,
  turn: HashingTurn,
  challenge: ChallengeRow,
  password: string,
): Promise<CheckedProof | null> {
  const shower = await findShower(bank, challenge, 'password');
  if (shower === null || !(await isPasswordOf(bank, turn, shower.personId, password))) {
    return null;
  }
  const { personId, factors } = shower;
  const left = methodsAfterPassword(challenge, factors, bank.factors !== undefined);
  return { personId, left: presentMethods(left, factors, null), spend: once };
}

/** The member of the challenge, and the proof on file; null where that method is not open to them now. */
async function findShower(bank: BankContext, challenge: ChallengeRow, method: ProofMethod) {
  const { person_id: personId } = challenge;
  const factors = await readFactors(bank.store.db, personId);
  const open = methodsOf(challenge, factors, bank.factors !== undefined, bank.clock.now());
  return personId !== null && open.includes(method) ? { personId, factors } : null;
}

/** The proof is used up with the challenge, which is passed once. */
const once = (): Promise<boolean> => Promise.resolve(true);

async function checkPasskey(
  { store, factors, clock }: BankContext,
  challenge: ChallengeRow,
  answer: PasskeyAnswer,
): Promise<CheckedProof | null> {
  const asked = challenge.passkey_challenge;
  const credentialId = factors?.passkeys.credentialIdOf(answer) ?? null;
  if (!factors || asked === null || credentialId === null) {
    return null;
  }
  const passkey = await findPasskey(store.db, credentialId);
  const isTheirs = challenge.person_id === null || challenge.person_id === passkey?.person_id;
  if (!passkey || !isTheirs) {
    return null;
  }
  const used = await factors.passkeys.checkAnswer(answer, asked, knownPasskey(passkey));
  if (!used || !isLaterCount(used.counter, passkey.counter)) {
    return null;
  }
  const { counter } = used;
  return {
    personId: passkey.person_id,
    left: [],
    spend: (trx) => spendPasskeyCount(trx, passkey, counter, clock.now()),
  };
}

/** WebAuthn Level 3, section 7.2, step 22: a count that does not grow may be that of a copy. */
function isLaterCount(counter: number, before: number): boolean {
  return counter > before || (counter === 0 && before === 0);
}

function isSentCode(bank: BankContext, challenge: ChallengeRow, typed: string): boolean {
  const { id, code_hash: hash, code_sent_at: sentAt } = challenge;
  return (
    hash !== null &&
    sentAt !== null &&
    sentAt + bank.policy.security.codeMs > bank.clock.now() &&
    bank.codeKeys.isMacOf(hash, sentCodeText(id, withoutBlanks(typed)))
  );
}

async function checkAuthenticator(
  { store, factors, clock }: BankContext,
  personId: string,
  typed: string,
): Promise<CheckedProof | null> {
  const authenticator = await findAuthenticator(store.db, personId);
  if (!factors || !authenticator) {
    return null;
  }
  const step = shownStep(factors, authenticator, typed, clock.now());
  return step === null
    ? null
    : { personId, left: [], spend: (trx) => spendStep(trx, authenticator, step) };
}

/** Crockford's: without the letters that look like digits, and without U. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new recovery code, in groups as it is written down: `7KQ2-…`. It has 120 bits: from 112 on a plain hash is enough to
 * keep it by (NIST SP 800-63B-4, section 3.1.2.2).
 */
export function newRecoveryCode(random: Random): string {
  return inSymbols(random.bytes(15), symbols).match(/.{4}/g)?.join('-') ?? '';
}

/** The stored form of a recovery code. Blanks, dashes, case, and letters taken for digits mean nothing. */
export function recoveryCodeHash(personId: string, typed: string): string {
  const code = withoutBlanks(typed).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return codeHash(personId, code);
}
