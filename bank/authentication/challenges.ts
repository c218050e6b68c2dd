import type { PermittedAct } from '#contract/step-up/permitted-act.ts';
import type { Proof, ProofMethod, ProofWay } from '#contract/authentication/proofs.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Transaction } from 'kysely';
import type { BankContext } from '../database/bank-context.ts';
import { clearTries, countTry } from '../limits/attempts.ts';
import { codesSentBucket, type KnownPlace, proofsBucket } from '../limits/buckets.ts';
import type { ChallengeRow } from './authentication-tables.ts';
import type { Tables } from '../database/tables.ts';
import { transact } from '../database/transact.ts';
import {
  type ChallengeHeld,
  findOpenChallenge,
  insertChallenge,
  knownPlaceOf,
  markPassed,
  takeTry,
} from './challenge-records.ts';
import { checkMethod, type CheckedProof } from './check-method.ts';
import { knownPasskey, readFactors } from './factor-records.ts';
import { methodsOf, presentWays } from './methods.ts';

export type { ChallengeHeld } from './challenge-records.ts';
export { type CodeOutcome, sendChallengeCode } from './send-code.ts';

/** What somebody is to show, and for what. */
export interface ChallengeWanted {
  /** Null where it is not known yet. */
  readonly memberId: string | null;
  readonly purpose: ChallengeRow['purpose'];
  /** Who must show it: SHA-256 of the step token, or the id of the session. */
  readonly holder: string;
  /** Of a step-up: SHA-256 of what it permits. */
  readonly actHash?: string;
  /** Of a step-up: the same as the member is told it. */
  readonly permits?: PermittedAct;
  readonly lifeMs: number;
}

export interface OpenedChallenge {
  readonly id: string;
  /** Empty where the member has nothing to show. */
  readonly ways: ProofWay[];
  readonly expiresAt: EpochMs;
}

/** What came of a proof. */
export type ProofOutcome =
  | { readonly kind: 'passed'; readonly challenge: ChallengeRow; readonly method: ProofMethod }
  | { readonly kind: 'wrong'; readonly triesLeft: number; readonly memberId: string | null }
  /** There is no such challenge, or it is too old, passed already, or was tried too often. */
  | { readonly kind: 'over' };

/** Opens a challenge, and tells in which ways it can be passed. */
export async function openChallenge(
  bank: BankContext,
  wanted: ChallengeWanted,
): Promise<OpenedChallenge> {
  const { memberId, purpose, holder } = wanted;
  const id = bank.newId();
  const createdAt = bank.clock.now();
  const expiresAt = (createdAt + wanted.lifeMs) as EpochMs;
  const { ways, passkeyChallenge } = await offeredWays(bank, memberId, purpose);
  await transact(bank.store, ({ trx }) =>
    insertChallenge(trx, {
      id,
      member_id: memberId,
      purpose,
      holder,
      act_hash: wanted.actHash ?? null,
      permits: wanted.permits === undefined ? null : JSON.stringify(wanted.permits),
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
  return { id, ways, expiresAt };
}

/** Whether the member has anything to show for that purpose. */
export async function hasWay(
  bank: BankContext,
  memberId: string,
  purpose: ChallengeRow['purpose'],
): Promise<boolean> {
  const factors = await readFactors(bank.store.db, memberId);
  return methodsOf(purpose, factors, bank.factors !== undefined, bank.clock.now()).length > 0;
}

/**
 * Checks a proof. The try is counted before, durably, so that no more are checked at once than are allowed (NIST SP
 * 800-63B-4, section 3.2.2). A challenge is passed once, and each code is good once.
 */
export async function checkProof(
  bank: BankContext,
  held: ChallengeHeld,
  proof: Proof,
): Promise<ProofOutcome> {
  const now = bank.clock.now();
  const open = await findOpenChallenge(bank.store.db, held, now);
  const place = open ? await knownPlaceOf(bank.store.db, open, held) : null;
  if (!open || !(await mayGuess(bank, open, place, proof))) {
    return { kind: 'over' };
  }
  const tried = await transact(bank.store, ({ trx }) => takeTry(trx, open.id));
  if (!tried) {
    return { kind: 'over' };
  }
  const checked = await checkMethod(bank, tried, proof);
  const challenge =
    checked === null
      ? undefined
      : await transact(bank.store, ({ trx }) => pass(trx, tried.id, checked, { place, at: now }));
  return challenge
    ? { kind: 'passed', challenge, method: proof.method }
    : { kind: 'wrong', triesLeft: tried.tries_left, memberId: tried.member_id };
}

async function offeredWays(
  bank: BankContext,
  memberId: string | null,
  purpose: ChallengeRow['purpose'],
): Promise<{ readonly ways: ProofWay[]; readonly passkeyChallenge: string | null }> {
  const factors = await readFactors(bank.store.db, memberId);
  const methods = methodsOf(purpose, factors, bank.factors !== undefined, bank.clock.now());
  const asked =
    bank.factors && methods.includes('passkey')
      ? await bank.factors.passkeys.requestOptions(factors.passkeys.map(knownPasskey))
      : null;
  return {
    ways: presentWays(methods, factors, asked?.options ?? null),
    passkeyChallenge: asked?.challenge ?? null,
  };
}

/**
 * Whether the member's codes may be guessed once more in that place. What cannot be guessed is not counted; nor are
 * codes of an activation, which would tell whose number is somebody's: there the activations themselves are.
 */
async function mayGuess(
  bank: BankContext,
  { member_id: memberId, purpose }: ChallengeRow,
  place: KnownPlace,
  { method }: Proof,
): Promise<boolean> {
  if (
    memberId === null ||
    purpose === 'enrolment' ||
    method === 'passkey' ||
    method === 'recovery-code'
  ) {
    return true;
  }
  return (await countTry(bank, [proofsBucket(memberId, place)])).kind === 'counted';
}

/** Uses up what was shown, and marks the challenge as passed; undefined where somebody else was faster. */
async function pass(
  trx: Transaction<Tables>,
  id: string,
  { memberId, spend }: CheckedProof,
  { place, at }: { readonly place: KnownPlace; readonly at: EpochMs },
): Promise<ChallengeRow | undefined> {
  if (!(await spend(trx))) {
    return undefined;
  }
  await clearTries(trx, [proofsBucket(memberId, place), codesSentBucket(memberId, place)]);
  return await markPassed(trx, id, memberId, at);
}
