/**
 * Bounds of the photos of receipts. This file imports no schema library, so that the portal can use it without one.
 */

/** Photos on one transaction. */
export const receiptsMax = 3;

/** The largest file of a photo, in bytes. */
export const receiptBytesMax = 4_000_000;

/** The most that a membership's photos of a day may weigh together, in bytes; removed photos count as well. */
export const receiptBytesPerDay = 24_000_000;
