import { PermittedActOf } from '#contract/identity/step-up/permitted-act.ts';
import type { SentCode, codeRefusals } from '#contract/identity/authentication/factors.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../../bank-context.ts';
import { countTry } from '../../limits/attempts.ts';
import { codesSentBucket } from '../../limits/buckets.ts';
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
  | { readonly purpose: 'sign-in' | 'enrolment' }
  | { readonly purpose: 'step-up'; readonly permits: PermittedActOf | null };

/**
 * Sends a new code; those sent before are good for nothing then. Of a challenge that is nobody's the same is written
 * and answered, and nothing sent.
 */
export async function sendChallengeCode(
  bank: BankContext,
  held: ChallengeHeld,
): Promise<CodeOutcome> {
  const { clock, policy, store } = bank;
  const now = clock.now();
  const challenge = await findOpenChallenge(store.db, held, now);
  if (!challenge) {
    return { kind: 'over' };
  }
  const destination = await destinationOf(bank, challenge);
  const goodFor = goodForOf(challenge);
  if (!destination || !goodFor) {
    return { kind: 'not-sent' };
  }
  const nextAt = (challenge.code_sent_at ?? -Infinity) + policy.security.codeEveryMs;
  if (nextAt > now) {
    return { kind: 'too-soon', retryAfterMs: nextAt - now };
  }
  const place = await knownPlaceOf(store.db, challenge, held);
  const counted = await countTry(bank, [
    codesSentBucket(challenge.person_id ?? challenge.holder, place),
  ]);
  if (counted.kind === 'blocked') {
    return { kind: 'too-soon', retryAfterMs: counted.retryAfterMs };
  }
  const code = newCode(bank.random);
  const hash = bank.codeKeys.mac(sentCodeText(challenge.id, code));
  const sentBefore = (now - policy.security.codeEveryMs) as EpochMs;
  const isNewest = await store.transact(({ trx }) =>
    replaceCode(trx, challenge.id, { hash, at: now, sentBefore }),
  );
  if (!isNewest) {
    return { kind: 'too-soon', retryAfterMs: policy.security.codeEveryMs };
  }
  const about: SecretAbout = { kind: 'code', code, ...goodFor };
  if (
    destination.to !== '' &&
    !(await isTaken(bank, { id: bank.newId(), ...destination, about, at: now }))
  ) {
    await store.transact(({ trx }) => withdrawCode(trx, challenge.id, hash));
    return { kind: 'not-sent' };
  }
  return { kind: 'sent', sent: sentCode(bank, challenge, destination, now) };
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
async function isTaken({ mailer, log }: BankContext, message: SecretMessage): Promise<boolean> {
  try {
    await mailer.send(message);
    return true;
  } catch (error) {
    log.error('A code could not be sent', { error, channel: message.channel });
    return false;
  }
}

function sentCode(
  { policy }: BankContext,
  challenge: ChallengeRow,
  { channel, to }: Destination,
  now: EpochMs,
): SentCode {
  const { codeMs, codeEveryMs } = policy.security;
  return {
    to: to === '' ? '' : maskedAddress(channel, to),
    expiresAt: Math.min(now + codeMs, challenge.expires_at) as EpochMs,
    nextAt: (now + codeEveryMs) as EpochMs,
  };
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
