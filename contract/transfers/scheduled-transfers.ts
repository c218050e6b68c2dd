import { z } from 'zod';
import {
  AccountId,
  IntentKey,
  RecipientId,
  ScheduledTransferId,
  TransferSeriesId,
} from '../text/ids.ts';
import { PositiveCents } from '../money/money.ts';
import { conflict, refusal, keyReusedRefusal, proceduresUnder } from '../procedures/procedure.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { Repeat, EpochMs, LocalDate, LocalTime } from '../time/time.ts';
import { purposeRefusals, Quote, TransferRequest } from './transfers.ts';
import { TransferKind } from '../transactions/transactions.ts';
import { transferRefusals } from './transfer-refusals.ts';

/** `failed`: it was refused on its day. No money moved, and a series continues. */
export const ScheduledTransferStatus = z.enum(['scheduled', 'sent', 'failed', 'cancelled']);
export type ScheduledTransferStatus = z.infer<typeof ScheduledTransferStatus>;

/**
 * Why a scheduled transfer was not sent on its day. `not-confirmed`: with everything else that left that day it
 * exceeded the bound for payments without a step-up. `refused`: the account or recipient has changed.
 */
export const ScheduledTransferReason = z.enum([
  'insufficient-funds',
  'over-limit',
  'not-confirmed',
  'refused',
]);
export type ScheduledTransferReason = z.infer<typeof ScheduledTransferReason>;

/** The member has read that they have the same one scheduled (`ALREADY_SCHEDULED`), and wants another. */
export const Again = z.literal(true).optional();

/** A member's order to send money on another day, or repeatedly (R-T1). */
export const ScheduleRequest = z.object({
  transfer: TransferRequest,
  /** The day of the transfer, or of the first one: tomorrow or later. */
  date: LocalDate,
  repeat: Repeat.default('once'),
  again: Again,
});
export type ScheduleRequest = z.infer<typeof ScheduleRequest>;
/** The same before defaults are filled in, as a client writes it. */
export type ScheduleRequestInput = z.input<typeof ScheduleRequest>;

const {
  INSUFFICIENT_FUNDS: _checkedOnTheDay,
  OVER_DAILY_LIMIT: _thatDaysLimit,
  ...checkedNow
} = transferRefusals;

/**
 * The refusals to schedule a transfer, in the order of checking. The account's balance and the rest of the day's limit are
 * checked on the day.
 */
export const scheduleRefusals = {
  ...checkedNow,
  /** Today or before; `earliest` is tomorrow. */
  TRANSFER_DAY_TOO_SOON: refusal('A transfer can be scheduled for tomorrow or later.', {
    earliest: LocalDate,
  }),
  /** More than a year ahead. */
  TRANSFER_DAY_TOO_FAR: refusal('A transfer can be scheduled at most a year ahead.', {
    latest: LocalDate,
  }),
  TOO_MANY_SCHEDULED_TRANSFERS: refusal(
    'You have as many scheduled transfers as can be kept. Please cancel one first.',
    { most: z.int() },
  ),
} as const;
/** After all other refusals, and lifted by `again`. */
export const sameOrderRefusal = {
  /** The same payee, amount, day and rhythm as one that lies ahead. */
  ALREADY_SCHEDULED: conflict(
    'You already have this payment scheduled. Nothing was scheduled now.',
  ),
} as const;
export type ScheduleRefusalCode = keyof typeof scheduleRefusals;

/** The preview of a scheduled transfer. */
export const SchedulePreview = Quote.pick({
  amount: true,
  fromName: true,
  toName: true,
  toDetail: true,
  arrival: true,
  endsAs: true,
  looksLike: true,
  asksPurpose: true,
  trustedContact: true,
  isFirst: true,
}).extend({
  date: LocalDate,
  repeat: Repeat,
  /** The time of day at which it is sent. */
  sentAt: LocalTime,
});
export type SchedulePreview = z.infer<typeof SchedulePreview>;

/** A scheduled transfer, whether it lies ahead or behind. */
export const ScheduledTransfer = z.object({
  id: ScheduledTransferId,
  series: TransferSeriesId,
  kind: TransferKind,
  amount: PositiveCents,
  from: AccountId,
  fromName: z.string(),
  recipient: RecipientId.nullable(),
  /** The own account that it goes to; nothing where it leaves the membership. */
  to: AccountId.optional(),
  toName: z.string(),
  /** How the recipient is reached, masked. */
  toDetail: z.string().nullable(),
  memo: z.string(),
  repeat: Repeat,
  /** The day it was scheduled for. */
  date: LocalDate,
  status: ScheduledTransferStatus,
  /** While scheduled: when the bank will send it. */
  dueAt: EpochMs.nullable(),
  /** Why it failed. */
  reason: ScheduledTransferReason.nullable(),
});
export type ScheduledTransfer = z.infer<typeof ScheduledTransfer>;

const ScheduledTransfers = z.object({
  /** The next transfer of each series, soonest first; few by nature. */
  ahead: z.array(ScheduledTransfer),
  /** The transfers not sent in the last thirty days, newest first; ten at most. */
  failed: z.array(ScheduledTransfer),
  /** The first and the last day that can be chosen: tomorrow, and in a year. */
  earliest: LocalDate,
  latest: LocalDate,
  /** The time of day at which scheduled transfers are sent. */
  sentAt: LocalTime,
});
export type ScheduledTransfers = z.infer<typeof ScheduledTransfers>;

const { reads, readsByPost, changes } = proceduresUnder('Transfers');

export const scheduledTransfers = {
  /** The transfers that are still to come. */
  list: reads('see', '/scheduled-transfers', 'Scheduled transfers').output(ScheduledTransfers),

  /** Checks everything that `schedule` checks and tells the outcome. Nothing changes. */
  preview: readsByPost('order', '/scheduled-transfers/preview', 'Preview a scheduled transfer')
    .errors(scheduleRefusals)
    .input(z.object({ schedule: ScheduleRequest }))
    .output(SchedulePreview),

  /**
   * Schedules a transfer. Nothing moves before its day. Repeating it with the same key changes nothing
   * and gets the first answer again.
   */
  schedule: changes('order', '/scheduled-transfers', 'Schedule a transfer')
    .errors({
      ...stepUpRefusals,
      ...scheduleRefusals,
      ...purposeRefusals,
      ...sameOrderRefusal,
      ...keyReusedRefusal,
    })
    .input(z.object({ intentKey: IntentKey, schedule: ScheduleRequest }))
    .output(ScheduledTransfer),

  /** Cancels one transfer. A series continues with its next one. */
  cancel: changes('order', '/scheduled-transfers/{id}/cancel', 'Cancel a scheduled transfer')
    .errors({
      /** It was sent, has failed or was cancelled before. */
      TRANSFER_NOT_SCHEDULED: conflict(
        'Only a scheduled transfer can be cancelled here. Nothing was changed.',
        { status: ScheduledTransferStatus },
      ),
    })
    .input(z.object({ id: ScheduledTransferId }))
    .output(ScheduledTransfer),

  /** Cancels the next transfer of a series and all that follow. */
  cancelSeries: changes('order', '/transfer-series/{series}/cancel', 'Cancel a series of transfers')
    .errors({
      /** No transfer of it lies ahead. */
      TRANSFER_SERIES_ENDED: conflict(
        'No transfer of this series is scheduled any more. Nothing was changed.',
      ),
    })
    .input(z.object({ series: TransferSeriesId }))
    .output(ScheduledTransfer),
};
