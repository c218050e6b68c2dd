import type { TransferKind } from '#contract/transactions/transactions.ts';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { formatDate } from '../language/format.ts';
import { ended, useWords } from '../language/sentences.ts';

/** What a completed transfer of each kind has come to. The day is null where it is not known. */
const en: Record<TransferKind, (day: string | null) => string> = {
  internal: () => 'The money is in your other account.',
  zelle: () => 'It was sent by Zelle, which delivers within minutes.',
  external: (day) =>
    day === null
      ? 'It was sent to the other bank.'
      : `It was sent to the other bank and is due there by ${ended(day)}`,
};

const es: typeof en = {
  internal: () => 'El dinero está en su otra cuenta.',
  zelle: () => 'Se envió por Zelle, que entrega en minutos.',
  external: (day) =>
    day === null
      ? 'Se envió al otro banco.'
      : `Se envió al otro banco y debe estar allí a más tardar el ${ended(day)}`,
};

export const sentOn = { en, es };

/** Explains a completed transfer: between own accounts it is done, to others it is sent on. */
export function useCompletedDetail(): (
  transfer: Pick<Transfer, 'kind' | 'dueElsewhere'>,
) => string {
  const words = useWords(sentOn);
  return ({ kind, dueElsewhere }) =>
    words[kind](dueElsewhere === undefined ? null : formatDate(dueElsewhere));
}
