import { z } from 'zod';
import { base64Length } from '../deposits/deposit-terms.ts';
import { ReceiptId, TransactionId } from '../text/ids.ts';
import { refusal, proceduresUnder, refusedPhotosRefusal } from '../procedures/procedure.ts';
import { EpochMs } from '../time/time.ts';
import { receiptBytesMax } from './receipt-terms.ts';

/** A photo of a receipt, as it lies with its transaction. */
export const Receipt = z.object({
  id: ReceiptId,
  at: EpochMs,
  width: z.int(),
  height: z.int(),
});
export type Receipt = z.infer<typeof Receipt>;

/** Why a photo is not kept, in the order in which it is checked. Nothing was changed then. */
export const receiptRefusals = {
  /** More bytes than a photo may have. */
  RECEIPT_FILE_TOO_LARGE: refusal('The file of this photo is too large.', { mostBytes: z.int() }),
  /** By its content neither JPEG nor PNG, whatever its name. */
  RECEIPT_NOT_A_PICTURE: refusal('This file is not a JPEG or PNG picture.'),
  /** It begins as a picture, and is cut off or does not hold together. */
  RECEIPT_BROKEN: refusal('This picture is damaged or not complete.'),
  /** More pixels than the bank opens. */
  RECEIPT_TOO_MANY_PIXELS: refusal('This picture has too many pixels.', {
    width: z.int(),
    height: z.int(),
  }),
  /** The transaction has as many as it may have. */
  RECEIPTS_FULL: refusal('This transaction has as many photos as it may have.', { most: z.int() }),
  /** The photo and the photos added today would exceed the daily limit. */
  RECEIPT_DAY_LIMIT: refusal('These are more photos than can be added in one day.', {
    mostBytes: z.int(),
  }),
} as const;
export type ReceiptRefusalCode = keyof typeof receiptRefusals;

const { reads, changes } = proceduresUnder('Transactions');

export const receipts = {
  /** The photos of a transaction, in the order in which they were added. */
  list: reads('manage', '/transactions/{transaction}/receipts', 'Photos of receipts')
    .input(z.object({ transaction: TransactionId }))
    .output(z.object({ receipts: z.array(Receipt) })),

  /** A photo as the bank keeps it: without place, time and device. */
  photo: reads('manage', '/receipts/{id}', 'A photo of a receipt')
    .input(z.object({ id: ReceiptId }))
    .output(
      z.object({
        mediaType: z.enum(['image/jpeg', 'image/png']),
        width: z.int(),
        height: z.int(),
        content: z.string().meta({ description: 'The file as base64' }),
      }),
    ),

  /** Keeps a photo with a transaction. The same picture on the same transaction is kept once, so it is safe to repeat. */
  add: changes('manage', '/receipts', 'Add a photo of a receipt')
    .errors({ ...receiptRefusals, ...refusedPhotosRefusal })
    .input(
      z.object({
        transaction: TransactionId,
        photo: z
          .string()
          // A little more than the largest file, so that the bank itself refuses larger files.
          .max(base64Length(receiptBytesMax) + 4096)
          .meta({ description: 'A JPEG or PNG file as base64, without the head of a data URL' }),
      }),
    )
    .output(Receipt),

  /** Removes a photo: its picture is gone. Where it is gone already nothing is changed. */
  remove: changes('manage', '/receipts/{id}/remove', 'Remove a photo of a receipt')
    .input(z.object({ id: ReceiptId }))
    .output(z.object({ id: ReceiptId })),
};
