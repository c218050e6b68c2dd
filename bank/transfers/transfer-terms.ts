import type { Cents } from '#contract/money/cents.ts';
import type { KindTerms, TransferTerms } from '#contract/transfers/transfers.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { atTimeOfDay, localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { Tables } from '../tables.ts';
import { type LimitedSender, ownLimitOf, sentByPerson } from '../parties/party-limits.ts';
import { arrivalOf, type Sending } from '../calendar/business-days.ts';
import { delayOf } from './first-payments.ts';
import { wasPaid } from './known-payees.ts';
import { sentToday } from './sending-day.ts';
import { leftOf } from './transfer-limits.ts';
import { heldAbove, savedDestination } from './transfer-rules.ts';

/**
 * The limits at that moment, no wider than the person's own, the threshold for holds, and the arrival of a transfer of each
 * kind that is sent then; to the saved recipient of that key, where there is one.
 */
export async function transferTerms(
  bank: Pick<BankContext, 'store' | 'timeZone' | 'policy'>,
  sender: LimitedSender,
  sending: Sending,
  at: EpochMs,
  recipientId: string | undefined,
): Promise<TransferTerms> {
  const { store, timeZone, policy } = bank;
  const { db } = store;
  const { membershipId, party } = sender;
  const sentByThem = await sentByPerson(db, sender, localMoment(at, timeZone).date);
  const sent = await sentToday(store, bank, membershipId, at);
  const firstPayment = await firstPaymentTerms(db, bank, membershipId, recipientId, at);
  const termsOf = (kind: TransferKind): KindTerms => {
    const arrival = arrivalOf(kind, sending, policy);
    if (kind === 'internal') {
      return { arrival, limits: null, heldAbove: null, firstPayment: null };
    }
    const { atATime, aDay } = policy.transferLimits[kind];
    const leftToday = leftOf(aDay, sent[kind]);
    const own = ownLimitOf(party, kind, sentByThem);
    const limits = {
      atATime: lower(atATime, own?.limit),
      aDay: lower(aDay, own?.limit),
      leftToday: lower(leftToday, own?.leftToday),
    };
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

/** The lower of two limits, where there is a second. */
function lower(one: Cents, other = one): Cents {
  return one < other ? one : other;
}

/** The wait of a first payment; null where there is none, or where the saved recipient was paid before. */
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
    recipientId === undefined
      ? undefined
      : await db
          .selectFrom('recipient')
          .selectAll()
          .where('id', '=', recipientId)
          .where('membership_id', '=', membershipId)
          .executeTakeFirst();
  if (saved && (await wasPaid(db, membershipId, saved.kind, savedDestination(saved)))) {
    return null;
  }
  return { above: policy.security.firstPaymentAbove, hours };
}
