import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { BillStatus } from './bills.ts';
import { CardChange, CardType } from './cards.ts';
import { BillPaymentId, TransferId } from './ids.ts';
import { Cents } from './money.ts';
import { ask } from './refusals.ts';
import { EpochMs, LocalDate } from './time.ts';
import { TransactionStatus } from './transactions.ts';
import { TransferKind } from './transfers.ts';

/** Something that happened to the member's money or sign-in, recorded with the change itself. */
export const MemberEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('transfer'),
    /** Grows by one with each event of this member. */
    sequence: z.int(),
    at: EpochMs,
    transferId: TransferId,
    transferKind: TransferKind,
    status: TransactionStatus,
    amount: Cents,
    toName: z.string(),
  }),
  z.object({
    kind: z.literal('card'),
    sequence: z.int(),
    at: EpochMs,
    change: CardChange,
    cardType: CardType,
    /** Masked. */
    cardNumber: z.string(),
    /** Of a limit or a purchase; null with any other change. */
    amount: Cents.nullable(),
    /** Of a purchase; null with any other change. */
    merchant: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('bill'),
    sequence: z.int(),
    at: EpochMs,
    paymentId: BillPaymentId,
    status: BillStatus,
    amount: Cents,
    payeeName: z.string(),
    /** The day it was scheduled for. */
    date: LocalDate,
  }),
  z.object({ kind: z.literal('sign-in'), sequence: z.int(), at: EpochMs }),
]);
export type MemberEvent = z.infer<typeof MemberEvent>;

export const events = {
  /** The newest events, newest first. */
  recent: ask
    .route({ method: 'GET', path: '/events', tags: ['Events'], summary: 'Recent events' })
    .input(z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }))
    .output(z.object({ events: z.array(MemberEvent) })),

  /**
   * Events as they happen, from now on or from the last one seen (`Last-Event-ID`), so that a
   * dropped connection misses nothing. This is how the progress of a transfer is followed.
   */
  follow: ask
    .route({ method: 'GET', path: '/events/live', tags: ['Events'], summary: 'Follow events' })
    .output(eventIterator(MemberEvent)),
};
