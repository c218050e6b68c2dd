import { queryOptions } from '@tanstack/react-query';
import type { ReceiptId, TransactionId } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';
import { readPicture } from '../browser/files.ts';
import { bankChange, changeBy, repeatable } from '../queries/bank-changes.ts';

/** With this many pixels even the small print of a receipt can be read. */
const longSideMax = 1_800;

/** The photos of a transaction. */
export function receiptsQuery(transaction: TransactionId) {
  return queryOptions({
    queryKey: ['receipts', transaction],
    queryFn: async ({ signal }) => {
      const { receipts } = await (await bank()).receipts.list({ transaction }, { signal });
      return receipts;
    },
  });
}

/** A photo as the address of an image. It never changes. */
export function receiptPhotoQuery(id: ReceiptId) {
  return queryOptions({
    queryKey: ['receipt-photo', id],
    queryFn: async ({ signal }) => {
      const photo = await (await bank()).receipts.photo({ id }, { signal });
      return `data:${photo.mediaType};base64,${photo.content}`;
    },
    staleTime: Infinity,
  });
}

/** Both are safe to repeat: a picture is kept once, and removed once. */
export const addReceipt = bankChange(
  async ({ receipts }, { transaction, file }: { transaction: TransactionId; file: File }) => {
    const { content } = await readPicture(file, longSideMax);
    return await receipts.add({ transaction, photo: content });
  },
  repeatable,
);

export const removeReceipt = changeBy('receipts', 'remove', repeatable);
