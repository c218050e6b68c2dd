import type { KindTerms, TransferTerms } from '#contract/transfers/transfers.ts';
import type { TransferKind } from '#contract/transfers/transfer-kind.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { atTimeOfDay, localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { Tables } from '../database/tables.ts';
import { arrivalOf, type Sending } from '../calendar/arrival.ts';
import { delayOf } from './first-payments.ts';
import { wasPaid } from './known-payees.ts';
import { sentToday } from './sending-day.ts';
import { findSavedRecipient } from './transfer-facts.ts';
import { leftOf } from './transfer-limits.ts';
import { heldAbove, savedDestination } from './transfer-rules.ts';

/**
 * The limits as they stand at that moment, what is held, and when a transfer of each kind arrives that is sent then;
 * to the saved recipient of that key, where one is named.
 */
export async function transferTerms(
  bank: Pick<BankContext, 'store' | 'timeZone' | 'policy'>,
  membershipId: string,
  sending: Sending,
  at: EpochMs,
  recipientId: string | undefined,
): Promise<TransferTerms> {
  const { store, timeZone, policy } = bank;
  const { db } = store;
  const sent = await sentToday(store, bank, membershipId, at);
  const firstPayment = await firstPaymentTerms(db, bank, membershipId, recipientId, at);
  const termsOf = (kind: TransferKind): KindTerms => {
    const arrival = arrivalOf(kind, sending, policy);
    if (kind === 'internal') {
      return { arrival, limits: null, heldAbove: null, firstPayment: null };
    }
    const { atATime, aDay } = policy.transferLimits[kind];
    const leftToday = leftOf(aDay, sent[kind]);
    const limits = { atATime, aDay, leftToday };
    return { arrival, limits, heldAbove: heldAbove(kind, policy), firstPayment };
  };
  const cutOff = atTimeOfDay(sending.day, policy.externalCutOffMinutes, timeZone);
  return {
    internal: termsOf('internal'),
    zelle: termsOf('zelle'),
    external: termsOf('external'),
    cutOff: localMoment(cutOff, timeZone).time,
  };
}

/** What a first payment waits for; null where none does, or where the saved recipient was paid before. */
async function firstPaymentTerms(
  db: Kysely<Tables>,
  { policy }: Pick<BankContext, 'policy'>,
  membershipId: string,
  recipientId: string | undefined,
  at: EpochMs,
): Promise<KindTerms['firstPayment']> {
  const hours = await delayOf(db, policy, membershipId, at);
  if (hours === 0) {
    return null;
  }
  const saved =
    recipientId === undefined ? undefined : await findSavedRecipient(db, membershipId, recipientId);
  if (saved && (await wasPaid(db, membershipId, saved.kind, savedDestination(saved)))) {
    return null;
  }
  return { above: policy.security.firstPaymentAbove, hours };
}
