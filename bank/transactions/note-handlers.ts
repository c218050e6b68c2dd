import { transactionNotes } from '#contract/transactions/transaction-notes.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { keepNote } from './note-records.ts';
import { decideNote } from './note-rules.ts';

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
