import type { PermittedActOf } from '#contract/identity/step-up/permitted-act.ts';
import type {
  Proof,
  ProofMethod,
  OfferedMethod,
} from '#contract/identity/authentication/factors.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Transaction } from 'kysely';
import type { BankContext } from '../../bank-context.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import { clearTries, countTry, giveBackTry } from '../../limits/attempts.ts';
import { codesSentBucket, type KnownPlace, factorTriesBucket } from '../../limits/buckets.ts';
import type { ChallengeRow, StepUpStrength } from './authentication-tables.ts';
import type { Tables } from '../../tables.ts';
import {
  type ChallengeHeld,
  findOpenChallenge,
  insertChallenge,
  knownPlaceOf,
  markPassed,
  markPasswordShown,
  takeTry,
} from './challenge-records.ts';
import { memberAsker } from '../passwords/hash-asker.ts';
import { checkMethod, checkPassword, type CheckedProof } from './check-method.ts';
import { knownPasskey, readFactors } from './factor-records.ts';
import { methodsAfterPassword, methodsOf, presentMethods, type Wanted } from './methods.ts';

export type { ChallengeHeld } from './challenge-records.ts';
export { sendChallengeCode } from './send-code.ts';

/** The proof to ask a person for, and its purpose. */
export interface ChallengeWanted {
  /** Null where it is not known yet. */
  readonly personId: string | null;
  readonly purpose: ChallengeRow['purpose'];
  /** The holder that must show it: SHA-256 of the step token, or the id of the session. */
  readonly holder: string;
  /** Of a step-up: SHA-256 of the permitted act. */
  readonly actHash?: string;
  /** Of a step-up: the same as the member is told it. */
  readonly permits?: PermittedActOf;
  /** Of a step-up: how much it asks for. */
  readonly strength?: StepUpStrength;
  readonly lifeMs: number;
}

export interface OpenedChallenge {
  readonly id: string;
  /** Empty where the member has nothing to show. */
  readonly methods: OfferedMethod[];
  /** In how many steps it is passed: in two where a code is asked for after the password. */
  readonly steps: 1 | 2;
  readonly expiresAt: EpochMs;
}

/** A challenge that was passed, and the method of its proof. */
export interface PassedChallenge {
  readonly challenge: ChallengeRow;
  readonly method: ProofMethod;
}

/** The outcome of a proof; where it passed, with the result of the same transaction. */
export type ProofOutcome<Done = undefined> =
  | (PassedChallenge & { readonly kind: 'passed'; readonly done: Done })
  | { readonly kind: 'wrong'; readonly triesLeft: number; readonly personId: string | null }
  /** There is no such challenge, or it is too old, passed already, or was tried too often. */
  | { readonly kind: 'over' };

/** The outcome of a right password that is half of the required proof. */
export interface PasswordShown {
  readonly kind: 'password-shown';
  readonly methods: readonly OfferedMethod[];
  readonly expiresAt: EpochMs;
}

/** Opens a challenge, and tells by which methods it can be passed. */
export async function openChallenge(
  bank: BankContext,
  wanted: ChallengeWanted,
): Promise<OpenedChallenge> {
  const { personId, purpose, holder, strength = null } = wanted;
  const id = bank.newId();
  const createdAt = bank.clock.now();
  const expiresAt = (createdAt + wanted.lifeMs) as EpochMs;
  const { passkeyChallenge, ...offered } = await offerMethods(bank, personId, {
    purpose,
    strength,
  });
  await bank.store.transact(({ trx }) =>
    insertChallenge(trx, {
      id,
      person_id: personId,
      purpose,
      holder,
      act_hash: wanted.actHash ?? null,
      permits: wanted.permits === undefined ? null : JSON.stringify(wanted.permits),
      strength,
      password_shown_at: null,
      code_hash: null,
      code_sent_at: null,
      passkey_challenge: passkeyChallenge,
      tries_left: bank.policy.security.codeTries,
      created_at: createdAt,
      expires_at: expiresAt,
      passed_at: null,
      used_at: null,
    }),
  );
  return { id, ...offered, expiresAt };
}

type OncePassed<Done> = (scope: DatabaseTransaction, passed: PassedChallenge) => Promise<Done>;

/**
 * Checks a proof. The try is counted before, durably, so that no more are checked at once than are allowed (NIST SP
 * 800-63B-4, section 3.2.2). A challenge is passed once, and each code is good once. Half of the required proof passes
 * nothing.
 */
export async function checkProof(
  bank: BankContext,
  held: ChallengeHeld,
  proof: Proof,
): Promise<ProofOutcome> {
  return await checkProofAnd(bank, held, proof, doNothing);
}

/** Checks a proof and performs its purpose, in one transaction: a member cut off before has used up nothing. */
export async function checkProofAnd<Done>(
  bank: BankContext,
  held: ChallengeHeld,
  proof: Proof,
  oncePassed: OncePassed<Done>,
): Promise<ProofOutcome<Done>> {
  const outcome = await check(bank, held, proof, oncePassed);
  return outcome.kind === 'password-shown' ? { kind: 'over' } : outcome;
}

/**
 * The same of a step-up, which may take two factors. The right password gives its own try back and clears no others: it
 * brings no more guesses at the code.
 */
export async function checkStepUpProof(
  bank: BankContext,
  held: ChallengeHeld,
  proof: Proof,
): Promise<ProofOutcome | PasswordShown> {
  return await check(bank, held, proof, doNothing);
}

async function doNothing(): Promise<undefined> {
  return undefined;
}

async function check<Done>(
  bank: BankContext,
  held: ChallengeHeld,
  proof: Proof,
  oncePassed: OncePassed<Done>,
): Promise<ProofOutcome<Done> | PasswordShown> {
  const open = await findOpenChallenge(bank.store.db, held, bank.clock.now());
  if (!open) {
    return { kind: 'over' };
  }
  const place = await knownPlaceOf(bank.store.db, open, held);
  const wanted = { open, place, method: proof.method, oncePassed };
  if (proof.method !== 'password') {
    return await tryProof(bank, wanted, (tried) => checkMethod(bank, tried, proof));
  }
  // The try is counted in the turn: a password that nobody has time to check is none.
  return await bank.passwords.inTurn(memberAsker(open.person_id ?? ''), (turn) =>
    tryProof(bank, wanted, (tried) => checkPassword(bank, turn, tried, proof.password)),
  );
}

interface ProofWanted<Done> {
  readonly open: ChallengeRow;
  readonly place: KnownPlace;
  readonly method: ProofMethod;
  readonly oncePassed: OncePassed<Done>;
}

async function tryProof<Done>(
  bank: BankContext,
  { open, place, method, oncePassed }: ProofWanted<Done>,
  checkProofOf: (tried: ChallengeRow) => Promise<CheckedProof | null>,
): Promise<ProofOutcome<Done> | PasswordShown> {
  const now = bank.clock.now();
  if (!(await mayGuess(bank, open, place, method))) {
    return { kind: 'over' };
  }
  const tried = await bank.store.transact(({ trx }) => takeTry(trx, open.id));
  if (!tried) {
    return { kind: 'over' };
  }
  const checked = await checkProofOf(tried);
  const wrong = {
    kind: 'wrong',
    triesLeft: tried.tries_left,
    personId: tried.person_id,
  } as const;
  if (checked === null) {
    return wrong;
  }
  const shown = { place, at: now };
  if (checked.left.length > 0) {
    return (await bank.store.transact(({ trx }) => keepHalf(trx, tried, checked, shown))) ?? wrong;
  }
  const passed = await bank.store.transact(async (scope) => {
    const challenge = await spendOn(scope.trx, tried.id, checked, now);
    if (!challenge) {
      return undefined;
    }
    const done = await oncePassed(scope, { challenge, method });
    await clearTriesOf(scope.trx, checked.personId, place);
    return { challenge, done };
  });
  return passed ? { kind: 'passed', method, ...passed } : wrong;
}

async function offerMethods(
  bank: BankContext,
  personId: string | null,
  wanted: Wanted,
): Promise<
  Pick<OpenedChallenge, 'methods' | 'steps'> & { readonly passkeyChallenge: string | null }
> {
  const factors = await readFactors(bank.store.db, personId);
  const offersFactors = bank.factors !== undefined;
  const methods = methodsOf(wanted, factors, offersFactors, bank.clock.now());
  const asked =
    bank.factors && methods.includes('passkey')
      ? await bank.factors.passkeys.requestOptions(factors.passkeys.map(knownPasskey))
      : null;
  return {
    methods: presentMethods(methods, factors, asked?.options ?? null),
    steps: methodsAfterPassword(wanted, factors, offersFactors).length > 0 ? 2 : 1,
    passkeyChallenge: asked?.challenge ?? null,
  };
}

/**
 * Whether the member's codes may be guessed once more in that place. Proofs that cannot be guessed are not counted; nor are
 * codes of an activation, since the count would tell whether a number is in use: there the activations themselves are.
 */
async function mayGuess(
  bank: BankContext,
  { person_id: personId, purpose }: ChallengeRow,
  place: KnownPlace,
  method: ProofMethod,
): Promise<boolean> {
  if (
    personId === null ||
    purpose === 'enrolment' ||
    method === 'passkey' ||
    method === 'recovery-code'
  ) {
    return true;
  }
  return (await countTry(bank, [factorTriesBucket(personId, place)])).kind === 'counted';
}

interface Shown {
  readonly place: KnownPlace;
  readonly at: EpochMs;
}

/** Keeps that the password was shown; undefined where it was already, or the challenge is over. */
async function keepHalf(
  trx: Transaction<Tables>,
  { id }: ChallengeRow,
  { personId, left }: CheckedProof,
  { place, at }: Shown,
): Promise<PasswordShown | undefined> {
  const half = await markPasswordShown(trx, id, at);
  if (!half) {
    return undefined;
  }
  await giveBackTry(trx, [factorTriesBucket(personId, place)], at);
  return { kind: 'password-shown', methods: left, expiresAt: half.expires_at as EpochMs };
}

/** Uses up the proof, and marks the challenge as passed; undefined where another request was faster. */
async function spendOn(
  trx: Transaction<Tables>,
  id: string,
  { personId, spend }: CheckedProof,
  at: EpochMs,
): Promise<ChallengeRow | undefined> {
  return (await spend(trx)) ? await markPassed(trx, id, personId, at) : undefined;
}

/** Last, since a sign-in locks the person before their tries. */
async function clearTriesOf(
  trx: Transaction<Tables>,
  personId: string,
  place: KnownPlace,
): Promise<void> {
  await clearTries(trx, [factorTriesBucket(personId, place), codesSentBucket(personId, place)]);
}
