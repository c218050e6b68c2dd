import type { PermittedAct } from '#contract/step-up/permitted-act.ts';
import type { Proof, ProofMethod, OfferedMethod } from '#contract/authentication/factors.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Transaction } from 'kysely';
import type { BankContext } from '../database/bank-context.ts';
import { clearTries, countTry, giveBackTry } from '../limits/attempts.ts';
import { codesSentBucket, type KnownPlace, factorTriesBucket } from '../limits/buckets.ts';
import type { ChallengeRow, StepUpStrength } from './authentication-tables.ts';
import type { Tables } from '../database/tables.ts';
import {
  type ChallengeHeld,
  findOpenChallenge,
  insertChallenge,
  knownPlaceOf,
  markPassed,
  markPasswordShown,
  takeTry,
} from './challenge-records.ts';
import { checkMethod, type CheckedProof } from './check-method.ts';
import { knownPasskey, readFactors } from './factor-records.ts';
import { methodsAfterPassword, methodsOf, presentMethods, type Wanted } from './methods.ts';

export type { ChallengeHeld } from './challenge-records.ts';
export { type CodeOutcome, sendChallengeCode } from './send-code.ts';

/** What somebody is to show, and for what. */
export interface ChallengeWanted {
  /** Null where it is not known yet. */
  readonly personId: string | null;
  readonly purpose: ChallengeRow['purpose'];
  /** Who must show it: SHA-256 of the step token, or the id of the session. */
  readonly holder: string;
  /** Of a step-up: SHA-256 of what it permits. */
  readonly actHash?: string;
  /** Of a step-up: the same as the member is told it. */
  readonly permits?: PermittedAct;
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

/** What came of a proof. */
export type ProofOutcome =
  | { readonly kind: 'passed'; readonly challenge: ChallengeRow; readonly method: ProofMethod }
  | { readonly kind: 'wrong'; readonly triesLeft: number; readonly personId: string | null }
  /** There is no such challenge, or it is too old, passed already, or was tried too often. */
  | { readonly kind: 'over' };

/** What came of a proof that was right, and is half of what is asked for. */
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

/**
 * Checks a proof. The try is counted before, durably, so that no more are checked at once than are allowed (NIST SP
 * 800-63B-4, section 3.2.2). A challenge is passed once, and each code is good once. Half of what is asked for passes
 * nothing.
 */
export async function checkProof(
  bank: BankContext,
  held: ChallengeHeld,
  proof: Proof,
): Promise<ProofOutcome> {
  const outcome = await checkStepUpProof(bank, held, proof);
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
  const now = bank.clock.now();
  const open = await findOpenChallenge(bank.store.db, held, now);
  const place = open ? await knownPlaceOf(bank.store.db, open, held) : null;
  if (!open || !(await mayGuess(bank, open, place, proof))) {
    return { kind: 'over' };
  }
  const tried = await bank.store.transact(({ trx }) => takeTry(trx, open.id));
  if (!tried) {
    return { kind: 'over' };
  }
  const checked = await checkMethod(bank, tried, proof);
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
  const challenge = await bank.store.transact(({ trx }) => pass(trx, tried.id, checked, shown));
  return challenge ? { kind: 'passed', challenge, method: proof.method } : wrong;
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
 * Whether the member's codes may be guessed once more in that place. What cannot be guessed is not counted; nor are
 * codes of an activation, which would tell whose number is somebody's: there the activations themselves are.
 */
async function mayGuess(
  bank: BankContext,
  { person_id: personId, purpose }: ChallengeRow,
  place: KnownPlace,
  { method }: Proof,
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

/** Uses up what was shown, and marks the challenge as passed; undefined where somebody else was faster. */
async function pass(
  trx: Transaction<Tables>,
  id: string,
  { personId, spend }: CheckedProof,
  { place, at }: Shown,
): Promise<ChallengeRow | undefined> {
  if (!(await spend(trx))) {
    return undefined;
  }
  await clearTries(trx, [factorTriesBucket(personId, place), codesSentBucket(personId, place)]);
  return await markPassed(trx, id, personId, at);
}
