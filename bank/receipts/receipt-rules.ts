import type { ReceiptRefusalCode } from '#contract/receipts/receipts.ts';
import {
  receiptBytesMax,
  receiptBytesPerDay,
  receiptsMax,
} from '#contract/receipts/receipt-terms.ts';
import type { CheckedPicture, PictureCheck } from '../pictures/check-picture.ts';

export interface ReceiptRefusal {
  readonly code: ReceiptRefusalCode;
  readonly data?: Readonly<Record<string, number>>;
}

/** The facts for adding a photo. */
export interface ReceiptFacts {
  /** How many photos the transaction has. */
  readonly kept: number;
  /** The size of today's added photos, in bytes; photos removed since count as well. */
  readonly bytesToday: number;
}

export type ReceiptDecision =
  | { readonly kind: 'kept'; readonly picture: CheckedPicture }
  | { readonly kind: 'refused'; readonly refusal: ReceiptRefusal };

/** Whether the photo is kept; `contract/receipts/receipts.ts` says in which order it is checked. */
export function decideReceipt(
  checked: PictureCheck,
  { kept, bytesToday }: ReceiptFacts,
): ReceiptDecision {
  if (checked.kind !== 'picture') return refused(refusalOfPicture(checked));
  if (kept >= receiptsMax) return refused({ code: 'RECEIPTS_FULL', data: { most: receiptsMax } });
  if (bytesToday + checked.picture.bytes > receiptBytesPerDay) {
    return refused({ code: 'RECEIPT_DAY_LIMIT', data: { mostBytes: receiptBytesPerDay } });
  }
  return { kind: 'kept', picture: checked.picture };
}

function refused(refusal: ReceiptRefusal): ReceiptDecision {
  return { kind: 'refused', refusal };
}

function refusalOfPicture(checked: Exclude<PictureCheck, { kind: 'picture' }>): ReceiptRefusal {
  switch (checked.kind) {
    case 'too-large':
      return { code: 'RECEIPT_FILE_TOO_LARGE', data: { mostBytes: receiptBytesMax } };
    case 'not-a-picture':
      return { code: 'RECEIPT_NOT_A_PICTURE' };
    case 'broken':
      return { code: 'RECEIPT_BROKEN' };
    case 'too-many-pixels': {
      const { width, height } = checked;
      return { code: 'RECEIPT_TOO_MANY_PIXELS', data: { width, height } };
    }
  }
}
