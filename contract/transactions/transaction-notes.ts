import { refusal } from '../procedures/refusal.ts';
import { z } from 'zod';
import { TransactionId } from '../text/ids.ts';
import { proceduresUnder } from '../procedures/procedure.ts';
import { typedText } from '../text/text.ts';

/**
 * Bounds of the notes and tags on transactions. This file imports no schema library, so that the portal can
 * use it without one.
 */

/** Characters of a note. */
export const noteMaxLength = 500;

/** Characters of a tag. */
export const tagMaxLength = 30;

/** Tags on one transaction. */
export const tagsMax = 5;

/** The member's own note about a transaction. */
export const TransactionNote = z.object({
  /** Empty where there is none. */
  note: typedText(noteMaxLength),
  tags: z.array(typedText(tagMaxLength).min(1)).max(tagsMax),
});
export type TransactionNote = z.infer<typeof TransactionNote>;

const { changes } = proceduresUnder('Transactions');

export const transactionNotes = {
  /**
   * Replaces the note and tags of a transaction; without either, removes them. Of two tags that
   * differ in case only, the first is kept.
   */
  annotate: changes('manage', '/transactions/{id}/note', 'Keep a note and tags on a transaction')
    .errors({
      /** A tag holds a comma or invisible characters, or looks like markup. */
      TAG_WRONG: refusal('A tag is plain text.', { tag: z.string() }),
    })
    .input(TransactionNote.extend({ id: TransactionId }))
    .output(TransactionNote),
};
