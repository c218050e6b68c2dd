import {
  type TransactionNote,
  transactionNotes,
} from '#contract/transactions/transaction-notes.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { keepNote } from './note-records.ts';
import { isPlainName, nameKey, tidyName } from '#contract/text/typed-name.ts';

/** Keeps what members write about their transactions, for themselves (R-X6). */
export function annotateHandler(gate: Gate, { store }: BankContext) {
  return gate.gated(transactionNotes).annotate.handler(async ({ input, context, errors }) => {
    const decision = decideNote(input);
    if (decision.kind === 'wrong-tag') {
      throw errors.TAG_WRONG({ data: { tag: decision.tag } });
    }
    const kept = { note: decision.note, tags: [...decision.tags] };
    if (!(await keepNote(store.db, context.signedIn.membershipId, input.id, kept))) {
      throw errors.NOT_FOUND();
    }
    return kept;
  });
}

/** The note and tags as they are kept, or the first tag that cannot be one. */
type NoteDecision =
  | { readonly kind: 'kept'; readonly note: string; readonly tags: readonly string[] }
  | { readonly kind: 'wrong-tag'; readonly tag: string };

/** Tidies the tags; of two that differ in case only, the first stays, as it was written. */
function decideNote({ note, tags }: TransactionNote): NoteDecision {
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
