/**
 * Bounds of the photos of receipts. This file imports no schema library, so that the portal can use it without one.
 */

/** Photos on one transaction. */
export const receiptsMax = 3;

/** The largest file of a photo, in bytes. */
export const receiptBytesMax = 4_000_000;

/** What the photos that a membership adds in a day may weigh together, in bytes; what was removed counts as well. */
export const receiptBytesPerDay = 24_000_000;
