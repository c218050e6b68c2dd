import type { TransferKind } from '#contract/transfers/transfer-kind.ts';
import { ended } from '../language/ended.ts';

/** What `Completed` means of a transfer to others: it is sent on. The day is null where it is not known. */
export const sentOn: Record<Exclude<TransferKind, 'internal'>, (day: string | null) => string> = {
  zelle: () => 'It was sent by Zelle, which delivers within minutes.',
  external: (day) =>
    day === null
      ? 'It was sent to the other bank.'
      : `It was sent to the other bank and is due there by ${ended(day)}`,
};
