import type { ReceiptRefusalCode } from '#contract/receipts/receipts.ts';
import type { Explanations } from '../language/explanation.ts';
import { formatCount } from '../language/format.ts';

const nothing = 'Nothing was added.';

/** What the bank says when it does not keep a photo of a receipt. */
export const receiptRefusals: Pick<Explanations, ReceiptRefusalCode> = {
  RECEIPT_FILE_TOO_LARGE: ({ mostBytes }) => ({
    title: 'This photo is too large.',
    detail: `A photo can have at most ${formatCount(mostBytes / 1_000_000)} MB. ${nothing}`,
  }),
  RECEIPT_NOT_A_PICTURE: {
    title: 'This file is not a JPEG or PNG picture.',
    detail: `An SVG, PDF or HEIC file is none. Please take a photo or choose another file. ${nothing}`,
  },
  RECEIPT_BROKEN: {
    title: 'This picture is damaged or not complete.',
    detail: `Please take it again. ${nothing}`,
  },
  RECEIPT_TOO_MANY_PIXELS: ({ width, height }) => ({
    title: 'This picture has too many pixels.',
    detail: `It has ${formatCount(width)} by ${formatCount(height)}. Please take it again. ${nothing}`,
  }),
  RECEIPTS_FULL: ({ most }) => ({
    title: `A transaction can have ${formatCount(most)} photos.`,
    detail: `Please remove one first. ${nothing}`,
  }),
  RECEIPT_DAY_LIMIT: ({ mostBytes }) => ({
    title: 'You have added as many photos today as one day allows.',
    detail: `Up to ${formatCount(mostBytes / 1_000_000)} MB can be added a day. Please try again tomorrow. ${nothing}`,
  }),
};
