import { PermittedActOf } from '#contract/identity/step-up/permitted-act.ts';
import type { SentCode, codeRefusals } from '#contract/identity/authentication/factors.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../../bank-context.ts';
import { countTry } from '../../limits/attempts.ts';
import type { Transaction } from 'kysely';
import { type Bucket, codesSentBucket } from '../../limits/buckets.ts';
import type { Tables } from '../../tables.ts';
import type { SecretAbout, SecretMessage } from '../../ports.ts';
import { maskedAddress } from '../../formats/labels.ts';
import type { ChallengeRow } from './authentication-tables.ts';
import {
  type ChallengeHeld,
  findOpenChallenge,
  knownPlaceOf,
  replaceCode,
  withdrawCode,
} from './challenge-records.ts';
import { newCode, sentCodeText } from './codes.ts';
import { readFactors } from './factor-records.ts';
import { type MemberFactors, methodsOf } from './methods.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';

/** The outcome of asking for a code. */
export type CodeOutcome =
  | { readonly kind: 'sent'; readonly sent: SentCode }
  /** There is no such challenge, or it is too old, passed already, or was tried too often. */
  | { readonly kind: 'over' }
  | { readonly kind: 'too-soon'; readonly retryAfterMs: number }
  /** The mailer failed, or the challenge cannot be passed by a code. */
  | { readonly kind: 'not-sent' };

type Destination = Pick<SecretMessage, 'channel' | 'to'>;

type GoodFor =
  | { readonly purpose: 'sign-in' | 'enrolment' | 'contact' }
  | { readonly purpose: 'step-up'; readonly permits: PermittedActOf | null };

/**
 * Sends a new code; those sent before are good for nothing then. Of a challenge that is nobody's the same is written
 * and answered, and nothing sent.
 */
export async function sendChallengeCode(
  bank: BankContext,
  held: ChallengeHeld,
): Promise<CodeOutcome> {
  const { clock, store } = bank;
  const challenge = await findOpenChallenge(store.db, held, clock.now());
  if (!challenge) {
    return { kind: 'over' };
  }
  const destination = await destinationOf(bank, challenge);
  const goodFor = goodForOf(challenge);
  if (!destination || !goodFor) {
    return { kind: 'not-sent' };
  }
  return await sendNewCode(bank, {
    ...destination,
    goodFor,
    lastSentAt: challenge.code_sent_at,
    expiresAt: challenge.expires_at,
    countedIn: async () =>
      codesSentBucket(
        challenge.person_id ?? challenge.holder,
        await knownPlaceOf(store.db, challenge, held),
      ),
    hashedText: (code) => sentCodeText(challenge.id, code),
    replace: (trx, code) => replaceCode(trx, challenge.id, code),
    withdraw: (trx, hash) => withdrawCode(trx, challenge.id, hash),
  });
}

interface WantedCode extends Destination {
  readonly goodFor: GoodFor;
  /** Null before the first. */
  readonly lastSentAt: number | null;
  /** The code is good no longer than that. */
  readonly expiresAt: number;
  readonly countedIn: () => Promise<Bucket>;
  readonly hashedText: (code: string) => string;
  /** False where another code has been sent since `sentBefore`. */
  readonly replace: (trx: Transaction<Tables>, code: CodeToKeep) => Promise<boolean>;
  readonly withdraw: (trx: Transaction<Tables>, hash: string) => Promise<void>;
}

interface CodeToKeep {
  readonly hash: string;
  readonly at: EpochMs;
  readonly sentBefore: EpochMs;
}

/** Sends a new code in place of the one before, at most once in a while and counted. Nothing leaves for an empty address. */
export async function sendNewCode(bank: BankContext, wanted: WantedCode): Promise<CodeOutcome> {
  const { clock, policy, store } = bank;
  const { codeMs, codeEveryMs } = policy.security;
  const { channel, to, goodFor } = wanted;
  const now = clock.now();
  const nextAt = (wanted.lastSentAt ?? -Infinity) + codeEveryMs;
  if (nextAt > now) {
    return { kind: 'too-soon', retryAfterMs: nextAt - now };
  }
  const counted = await countTry(bank, [await wanted.countedIn()]);
  if (counted.kind === 'blocked') {
    return { kind: 'too-soon', retryAfterMs: counted.retryAfterMs };
  }
  const code = newCode(bank.random);
  const hash = bank.codeKeys.mac(wanted.hashedText(code));
  const sentBefore = (now - codeEveryMs) as EpochMs;
  const isNewest = await store.transact(({ trx }) =>
    wanted.replace(trx, { hash, at: now, sentBefore }),
  );
  if (!isNewest) {
    return { kind: 'too-soon', retryAfterMs: codeEveryMs };
  }
  const about: SecretAbout = { kind: 'code', code, ...goodFor };
  if (to !== '' && !(await isTaken(bank, { id: bank.newId(), channel, to, about, at: now }))) {
    await store.transact(({ trx }) => wanted.withdraw(trx, hash));
    return { kind: 'not-sent' };
  }
  return {
    kind: 'sent',
    sent: {
      to: to === '' ? '' : maskedAddress(channel, to),
      expiresAt: Math.min(now + codeMs, wanted.expiresAt) as EpochMs,
      nextAt: (now + codeEveryMs) as EpochMs,
    },
  };
}

/** The destination of the code; null where the member is not to be asked for a code. */
async function destinationOf(
  bank: BankContext,
  challenge: ChallengeRow,
): Promise<Destination | null> {
  const factors = await readFactors(bank.store.db, challenge.person_id);
  return methodsOf(challenge, factors, bank.factors !== undefined, bank.clock.now()).includes(
    'text',
  )
    ? contactOf(factors)
    : null;
}

/** The phone; without a phone, the email: for members coming on-line with the credit union's details. */
function contactOf({ phone, email }: MemberFactors): Destination {
  return phone === '' && email !== ''
    ? { channel: 'email', to: email }
    : { channel: 'sms', to: phone };
}

function goodForOf({ purpose, permits }: ChallengeRow): GoodFor | null {
  switch (purpose) {
    case 'sign-in':
    case 'enrolment':
      return { purpose };
    case 'step-up':
      return {
        purpose,
        permits: permits === null ? null : PermittedActOf.parse(JSON.parse(permits)),
      };
    case 'passkey-sign-in':
    case 'add-passkey':
      return null;
  }
}

/** Whether the mailer has it. The log says why not, and never the message. */
export async function isTaken(
  { mailer, log }: BankContext,
  message: SecretMessage,
  fault = 'A code could not be sent',
): Promise<boolean> {
  try {
    await mailer.send(message);
    return true;
  } catch (error) {
    log.error(fault, { error, channel: message.channel });
    return false;
  }
}

/** Answers a request for a code: where it went and until when it is valid, or the declared error that says why none was sent. */
export function answerCode(
  errors: ORPCErrorConstructorMap<typeof codeRefusals>,
  outcome: CodeOutcome,
): SentCode {
  switch (outcome.kind) {
    case 'sent':
      return outcome.sent;
    case 'over':
      throw errors.PROOF_OVER();
    case 'too-soon':
      throw errors.CODE_TOO_SOON({ data: { retryAfterMs: outcome.retryAfterMs } });
    case 'not-sent':
      throw errors.CODE_NOT_SENT();
  }
}
