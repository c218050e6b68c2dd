import type { TransactionNote } from '#contract/transactions/transaction-notes.ts';
import { isPlainName, nameKey, tidyName } from '#contract/text/typed-name.ts';

/** The note and tags as they are kept, or the first tag that cannot be one. */
export type NoteDecision =
  | { readonly kind: 'kept'; readonly note: string; readonly tags: readonly string[] }
  | { readonly kind: 'wrong-tag'; readonly tag: string };

/** Tidies the tags; of two that differ in case only, the first stays, as it was written. */
export function decideNote({ note, tags }: TransactionNote): NoteDecision {
  const wrong = tags.find((tag) => tag.includes(',') || !isPlainName(tag));
  if (wrong !== undefined) {
    return { kind: 'wrong-tag', tag: wrong };
  }
  const byKey = new Map<string, string>();
  for (const tag of tags.map(tidyName)) {
    if (!byKey.has(nameKey(tag))) {
      byKey.set(nameKey(tag), tag);
    }
  }
  return { kind: 'kept', note, tags: [...byKey.values()] };
}
