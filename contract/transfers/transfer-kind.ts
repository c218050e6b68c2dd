import { z } from 'zod';

/** Where a transfer goes: to an own account, to a person by Zelle, or to another bank. */
export const TransferKind = z.enum(['internal', 'zelle', 'external']);
export type TransferKind = z.infer<typeof TransferKind>;
