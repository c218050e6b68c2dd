import type { ContactChannel } from '#contract/settings/profile.ts';
import type { BankContext } from '../bank-context.ts';
import type { SignedIn } from '../gate.ts';
import { codesSentBucket } from '../limits/buckets.ts';
import { sentCodeText } from '../identity/authentication/codes.ts';
import { type CodeOutcome, sendNewCode } from '../identity/authentication/send-code.ts';
import { findContactChange, replaceContactCode, withdrawContactCode } from './contact-records.ts';

const mailerChannels = { email: 'email', phone: 'sms' } as const;

/** Sends a code to an address that waits to be confirmed; those sent there before are good for nothing then. */
export async function sendContactCode(
  bank: BankContext,
  { personId, sessionId }: Pick<SignedIn, 'personId' | 'sessionId'>,
  channel: ContactChannel,
): Promise<CodeOutcome> {
  const { clock, store, policy } = bank;
  const change = await findContactChange(store.db, personId, channel, clock.now());
  if (!change) {
    return { kind: 'over' };
  }
  const tries = policy.security.codeTries;
  return await sendNewCode(bank, {
    channel: mailerChannels[channel],
    to: change.address,
    goodFor: { purpose: 'contact' },
    lastSentAt: change.code_sent_at,
    expiresAt: Infinity,
    countedIn: async () => codesSentBucket(personId, sessionId),
    hashedText: (code) => contactCodeText(personId, channel, code),
    replace: (trx, code) => replaceContactCode(trx, change, { ...code, tries }),
    withdraw: (trx, hash) => withdrawContactCode(trx, personId, channel, hash),
  });
}

/**
 * The text of a code for its MAC, made with a key of the host: the code is good for no other address and no other person.
 */
export function contactCodeText(personId: string, channel: ContactChannel, code: string): string {
  return sentCodeText(`${personId} ${channel}`, code);
}
