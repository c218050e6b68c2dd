import type { TransferKind } from '#contract/transactions/transactions.ts';

/** The category of a transfer's rows (spec §3). */
export const categories = {
  internal: 'Internal Transfer',
  zelle: 'Zelle',
  external: 'External Transfer',
} as const satisfies Record<TransferKind, string>;
