import type { ContactChannel } from '#contract/settings/profile.ts';
import type { SentCode } from '#contract/identity/authentication/factors.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { SignedIn } from '../gate.ts';
import { countTry } from '../limits/attempts.ts';
import { codesSentBucket } from '../limits/buckets.ts';
import { maskedAddress } from '../formats/labels.ts';
import type { CodeOutcome } from '../identity/authentication/challenges.ts';
import { newCode, sentCodeText } from '../identity/authentication/codes.ts';
import { findContactChange, replaceContactCode, withdrawContactCode } from './contact-records.ts';

const mailerChannels = { email: 'email', phone: 'sms' } as const;

/** Sends a code to an address that waits to be confirmed; those sent there before are good for nothing then. */
export async function sendContactCode(
  bank: BankContext,
  { personId, sessionId }: Pick<SignedIn, 'personId' | 'sessionId'>,
  channel: ContactChannel,
): Promise<CodeOutcome> {
  const { clock, store, policy } = bank;
  const { codeEveryMs, codeTries } = policy.security;
  const now = clock.now();
  const change = await findContactChange(store.db, personId, channel, now);
  if (!change) {
    return { kind: 'over' };
  }
  const nextAt = change.code_sent_at + codeEveryMs;
  if (nextAt > now) {
    return { kind: 'too-soon', retryAfterMs: nextAt - now };
  }
  const counted = await countTry(bank, [codesSentBucket(personId, sessionId)]);
  if (counted.kind === 'blocked') {
    return { kind: 'too-soon', retryAfterMs: counted.retryAfterMs };
  }
  const code = newCode(bank.random);
  const hash = bank.codeKeys.mac(contactCodeText(personId, channel, code));
  const sentBefore = (now - codeEveryMs) as EpochMs;
  const isNewest = await store.transact(({ trx }) =>
    replaceContactCode(trx, change, { hash, at: now, tries: codeTries, sentBefore }),
  );
  if (!isNewest) {
    return { kind: 'too-soon', retryAfterMs: codeEveryMs };
  }
  if (!(await isSent(bank, channel, change.address, code))) {
    await store.transact(({ trx }) => withdrawContactCode(trx, personId, channel, hash));
    return { kind: 'not-sent' };
  }
  return { kind: 'sent', sent: sentCode(bank, channel, change.address, now) };
}

/**
 * The text of a code for its MAC, made with a key of the host: the code is good for no other address and no other person.
 */
export function contactCodeText(personId: string, channel: ContactChannel, code: string): string {
  return sentCodeText(`${personId} ${channel}`, code);
}

/** Whether the mailer has it. The log says why not, and never the message. */
async function isSent(
  { mailer, log, newId, clock }: BankContext,
  channel: ContactChannel,
  to: string,
  code: string,
): Promise<boolean> {
  try {
    await mailer.send({
      id: newId(),
      channel: mailerChannels[channel],
      to,
      about: { kind: 'code', purpose: 'contact', code },
      at: clock.now(),
    });
    return true;
  } catch (error) {
    log.error('A code could not be sent', { error, channel: mailerChannels[channel] });
    return false;
  }
}

function sentCode(
  { policy }: BankContext,
  channel: ContactChannel,
  address: string,
  now: EpochMs,
): SentCode {
  const { codeMs, codeEveryMs } = policy.security;
  return {
    to: maskedAddress(mailerChannels[channel], address),
    expiresAt: (now + codeMs) as EpochMs,
    nextAt: (now + codeEveryMs) as EpochMs,
  };
}
