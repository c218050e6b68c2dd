import { z } from 'zod';
import { base64Length, imageBytesMax } from './deposit-terms.ts';
import { ReturnReason } from '../events/event-parts.ts';
import { AccountId, DepositId, IntentKey } from '../text/ids.ts';
import { Cents, PositiveCents } from '../money/money.ts';
import {
  conflict,
  refusal,
  keyReusedRefusal,
  proceduresUnder,
  refusedPhotosRefusal,
} from '../procedures/procedure.ts';
import { EpochMs, LocalDate, LocalTime } from '../time/time.ts';
import { Page, PageCursor } from '../transactions/transactions.ts';

/** The two sides of a check. */
export const CheckSide = z.enum(['front', 'back']);
export type CheckSide = z.infer<typeof CheckSide>;

/**
 * `pending` until all of it is available. `returned`: the other bank did not pay the check; the money
 * has left the account again.
 */
export const DepositStatus = z.enum(['pending', 'completed', 'returned']);
export type DepositStatus = z.infer<typeof DepositStatus>;

const Photo = z
  .string()
  // A little more than the largest file, so that the bank itself refuses larger files.
  .max(base64Length(imageBytesMax) + 4096)
  .meta({ description: 'A JPEG or PNG file as base64, without the head of a data URL' });

/** A check as its member photographed it (R-D6). */
export const DepositRequest = z.object({
  to: AccountId,
  amount: PositiveCents,
  front: Photo,
  back: Photo,
  /** The member says that this is another check than one that looks like it (`LOOKS_DEPOSITED`). */
  isAnother: z.boolean().default(false),
});
export type DepositRequest = z.infer<typeof DepositRequest>;
/** The same before defaults are filled in, as a client writes it. */
export type DepositRequestInput = z.input<typeof DepositRequest>;

const ofSide = z.object({ side: CheckSide });

/**
 * Why a deposit is refused, in the order in which it is checked; of the photos the front comes first.
 * Nothing was deposited then.
 */
export const depositRefusals = {
  /** The member has no open account of that name. */
  DEPOSIT_ACCOUNT_UNKNOWN: refusal('That account is not one of yours.'),
  /** More than one check may have. */
  DEPOSIT_TOO_LARGE: refusal('A check of this amount cannot be deposited by photo.', {
    most: Cents,
  }),
  /** More bytes than a photo may have. */
  PHOTO_FILE_TOO_LARGE: {
    status: 422,
    message: 'The file of this photo is too large.',
    data: ofSide.extend({ mostBytes: z.int() }),
  },
  /** By its content neither JPEG nor PNG, whatever its name. */
  PHOTO_NOT_A_PICTURE: {
    status: 422,
    message: 'This file is not a JPEG or PNG picture.',
    data: ofSide,
  },
  /** It begins as a picture, and is cut off or does not hold together. */
  PHOTO_BROKEN: { status: 422, message: 'This picture is damaged or not complete.', data: ofSide },
  /** Too few pixels to read a check by. */
  PHOTO_TOO_SMALL: {
    status: 422,
    message: 'This picture has too few pixels to read the check.',
    data: ofSide.extend({ width: z.int(), height: z.int() }),
  },
  /** More pixels than the bank opens. */
  PHOTO_TOO_MANY_PIXELS: {
    status: 422,
    message: 'This picture has too many pixels.',
    data: ofSide.extend({ width: z.int(), height: z.int() }),
  },
  /** Front and back are one picture. */
  PHOTOS_ARE_THE_SAME: refusal('Front and back are the same picture.'),
  /** A picture of it was deposited before, whatever was said about it then. */
  CHECK_DEPOSITED_BEFORE: refusal('This check was deposited before.'),
  /** Together with today's deposits the check is more than the daily limit. */
  DEPOSIT_DAY_LIMIT: refusal('This is more than can be deposited by photo in one day.', {
    most: Cents,
    left: Cents,
  }),
  /** The same amount went into the same account in the last days; `isAnother` says that it may. */
  LOOKS_DEPOSITED: conflict('A check of the same amount was deposited a short while ago.', {
    amount: Cents,
    date: LocalDate,
  }),
} as const;
export type DepositRefusalCode = keyof typeof depositRefusals;

const DepositPart = z.object({
  amount: PositiveCents,
  day: LocalDate,
  availableAt: EpochMs,
  isAvailable: z.boolean(),
});
type DepositPart = z.infer<typeof DepositPart>;

/** A check that was deposited. */
export const Deposit = z.object({
  id: DepositId,
  to: AccountId,
  toName: z.string(),
  amount: PositiveCents,
  at: EpochMs,
  status: DepositStatus,
  /** `TXN-` and six digits, as in the history. */
  label: z.string(),
  /** Soonest first. They add up to the amount. */
  parts: z.array(DepositPart),
  /** When the last part became available, or the check came back. */
  settledAt: EpochMs.nullable(),
  returnReason: ReturnReason.nullable(),
});
export type Deposit = z.infer<typeof Deposit>;

/** The terms of a deposit made now. */
export const DepositTerms = z.object({
  /** The largest check, and how much can still be deposited today. */
  mostPerCheck: Cents,
  mostPerDay: Cents,
  leftToday: Cents,
  /** The business day that it counts for, and the time of day up to which that is today. */
  businessDay: LocalDate,
  cutOff: LocalTime,
  /** Of a deposit made now, up to which amount it is available on which day; the last has no end. */
  availability: z.array(z.object({ upTo: Cents.nullable(), day: LocalDate })),
  /** The time of day at which money becomes available. */
  availableFrom: LocalTime,
  /** The fee for a returned check. Its amount leaves the account again, also where that brings the balance below zero. */
  returnFee: Cents,
});
export type DepositTerms = z.infer<typeof DepositTerms>;

const { reads, changes } = proceduresUnder('Deposits');

export const deposits = {
  /**
   * Deposits a check by its two photos. Repeating it with the same key changes nothing and gets the first
   * answer again.
   */
  create: changes('deposit', '/deposits', 'Deposit a check')
    .errors({
      ...depositRefusals,
      ...refusedPhotosRefusal,
      ...keyReusedRefusal,
    })
    .input(z.object({ intentKey: IntentKey, deposit: DepositRequest }))
    .output(Deposit),

  /** The deposited checks, newest first. */
  list: reads('see', '/deposits', 'List deposits')
    .input(Page)
    .output(z.object({ deposits: z.array(Deposit), next: PageCursor.nullable() })),

  /** How much can be deposited, and when it would be available. */
  terms: reads('see', '/deposits/terms', 'Terms of deposits').output(DepositTerms),

  /** A side of a check as the bank stores it: without place, time and device. */
  photo: reads('see', '/deposits/{id}/photos/{side}', 'A photo of a check')
    .input(z.object({ id: DepositId, side: CheckSide }))
    .output(
      z.object({
        mediaType: z.enum(['image/jpeg', 'image/png']),
        width: z.int(),
        height: z.int(),
        content: z.string().meta({ description: 'The file as base64' }),
      }),
    ),
};
