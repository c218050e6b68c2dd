import type { KindTerms, TransferKind, TransferTerms } from '#contract/transfers.ts';
import type { EpochMs } from '#contract/time.ts';
import type { Kysely } from 'kysely';
import { atTimeOfDay, localMoment } from '../calendar/local-time.ts';
import type { BankInside } from '../bank-inside.ts';
import type { Tables } from '../tables.ts';
import { arrivalOf, type Sending } from './arrival.ts';
import { sentToday } from './sending-day.ts';
import { leftOf } from './transfer-limits.ts';

/** The limits as they stand at that moment, and when a transfer of each kind arrives that is sent then. */
export async function transferTerms(
  db: Kysely<Tables>,
  bank: Pick<BankInside, 'timeZone' | 'policy'>,
  memberId: string,
  sending: Sending,
  at: EpochMs,
): Promise<TransferTerms> {
  const { timeZone, policy } = bank;
  const sent = await sentToday(db, bank, memberId, at);
  const termsOf = (kind: TransferKind): KindTerms => {
    const arrival = arrivalOf(kind, sending, policy);
    if (kind === 'internal') {
      return { arrival, limits: null };
    }
    const { atATime, aDay } = policy.transferLimits[kind];
    const leftToday = leftOf(aDay, sent[kind]);
    return { arrival, limits: { atATime, aDay, leftToday } };
  };
  const cutOff = atTimeOfDay(sending.day, policy.externalCutOffMinutes, timeZone);
  return {
    internal: termsOf('internal'),
    zelle: termsOf('zelle'),
    external: termsOf('external'),
    cutOff: localMoment(cutOff, timeZone).time,
  };
}
