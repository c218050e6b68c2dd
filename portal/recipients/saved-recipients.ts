import { foldText } from '#contract/text/fold-text.ts';
import type { Recipient } from '#contract/recipients/recipients.ts';

/** As many faces as stand in one row of a phone. */
const latelyMost = 4;

/** The saved recipients whom money went to last, the newest first; at most four. */
export function sentToLately(saved: readonly Recipient[]): readonly Recipient[] {
  return saved
    .filter(({ lastTransfer }) => lastTransfer !== null)
    .toSorted((one, other) => (other.lastTransfer ?? '').localeCompare(one.lastTransfer ?? ''))
    .slice(0, latelyMost);
}

/** The recipients in whose name, contact or bank the text stands, whatever its case and accents; all for no text. */
export function recipientsLike(saved: readonly Recipient[], text: string): readonly Recipient[] {
  const sought = foldText(text.trim());
  if (sought === '') return saved;
  return saved.filter(({ name, email, phone, bankName, accountNumber }) =>
    [name, email, phone, bankName, accountNumber].some(
      (part) => part !== null && foldText(part).includes(sought),
    ),
  );
}
