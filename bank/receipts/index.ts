import type { Capability } from '../capability.ts';

export const receipts: Capability<'receipts'> = {
  handlers: ({ loadLater }) => ({
    receipts: loadLater(async () => (await import('./receipt-handlers.ts')).receiptHandlers),
  }),
};
