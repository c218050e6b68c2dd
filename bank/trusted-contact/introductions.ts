import type { BankContext } from '../database/bank-context.ts';
import { type Bucket, bucket } from '../limits/buckets.ts';
import type { LimitRule } from '../limits/limit-rules.ts';
import type { TrustedContactRow } from '../members/trusted-contact-tables.ts';
import { changeContact } from './trusted-contact-records.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Tries again to write to somebody who was named, and may have been reached before: they know nothing of it. */
const ofIntroductions: LimitRule = {
  freeTries: 1,
  firstWaitMs: 15 * minute,
  longestWaitMs: day,
  lockAfter: null,
  lockMs: 0,
  forgetsOneInMs: day,
};

export function introductionsBucket(personId: string): Bucket {
  return bucket(ofIntroductions, 'introductions', personId);
}

/**
 * Tells somebody once what it means to be a trusted contact, who named them, and how to say no. The link is kept nowhere, so it is
 * sent at once or not at all; where it could not be sent the member sees so and tries again.
 */
export async function introduce(
  bank: BankContext,
  { id, email, phone }: TrustedContactRow,
  by: string,
  token: string,
): Promise<void> {
  const addresses = [
    { channel: 'email', to: email },
    { channel: 'sms', to: phone },
  ] as const;
  let hasLeft = false;
  for (const { channel, to } of addresses) {
    if (to !== null && (await isSent(bank, channel, to, { by, token }))) hasLeft = true;
  }
  if (hasLeft) {
    const at = bank.clock.now();
    await bank.store.transact(({ trx }) => changeContact(trx, id, { introduced_at: at }));
  }
}

/** Whether the mailer has it. The log says why not, and never what. */
async function isSent(
  { mailer, log, newId, clock }: BankContext,
  channel: 'email' | 'sms',
  to: string,
  { by, token }: { readonly by: string; readonly token: string },
): Promise<boolean> {
  const about = { kind: 'trusted-contact-named', by, token } as const;
  try {
    await mailer.send({ id: newId(), channel, to, about, at: clock.now() });
    return true;
  } catch (error) {
    log.error('A trusted contact could not be told what it means', { error, channel });
    return false;
  }
}
