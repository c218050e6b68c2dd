import type { Capability } from '../capability.ts';

export const receipts: Capability<'receipts'> = {
  handlers: ({ later }) => ({
    receipts: later(async () => (await import('./receipt-handlers.ts')).receiptHandlers),
  }),
};
