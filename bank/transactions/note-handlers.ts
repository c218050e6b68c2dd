import {
  type TransactionNote,
  transactionNotes,
} from '#contract/transactions/transaction-filing.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { isPlainName, nameKey, tidyName } from '#contract/text/typed-name.ts';
import type { Kysely } from 'kysely';
import { foldText } from '#contract/text/typed-signs.ts';
import type { Tables } from '../tables.ts';

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

/**
 * Keeps a note and tags on the member's transaction, or nothing where both are empty. Says whether they have
 * such a transaction.
 */
async function keepNote(
  db: Kysely<Tables>,
  membershipId: string,
  transactionId: string,
  { note, tags }: TransactionNote,
): Promise<boolean> {
  const found = await db
    .selectFrom('account_transaction')
    .select('id')
    .where('id', '=', transactionId)
    .where('membership_id', '=', membershipId)
    .executeTakeFirst();
  if (!found) {
    return false;
  }
  if (note === '' && tags.length === 0) {
    await db
      .deleteFrom('transaction_note')
      .where('transaction_id', '=', transactionId)
      .where('membership_id', '=', membershipId)
      .execute();
    return true;
  }
  const kept = {
    note,
    tags: JSON.stringify(tags),
    search_text: foldText([note, ...tags].join('\n')),
  };
  await db
    .insertInto('transaction_note')
    .values({ transaction_id: transactionId, membership_id: membershipId, ...kept })
    .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet(kept))
    .execute();
  return true;
}
