import { z } from 'zod';
import { filedAtOnceMax, splitPartsMax } from './filing-terms.ts';
import { Cents } from '../money/money.ts';
import { conflict, refusal, proceduresUnder } from '../procedures/procedure.ts';
import { TransactionId } from '../text/ids.ts';
import { typedText } from '../text/text.ts';
import { Category, SplitPart } from './transactions.ts';

/** The refusals to file a transaction, in the order of checking. */
const filingRefusals = {
  /** The bank alone files money that stays the member's own, and money paid out by a loan. */
  FILED_BY_BANK: conflict(
    'Money between your own accounts, and money from a loan, keeps its category. Nothing was changed.',
  ),
  /** The category is of money that goes the other way, which a purpose that is refunded is not, or a way of paying. */
  CATEGORY_NOT_FOR_THIS: refusal(
    'This transaction cannot be filed under this category. Nothing was changed.',
    { category: Category },
  ),
} as const;

const splitRefusals = {
  ...filingRefusals,
  /** Two parts are of one category. */
  SPLIT_CATEGORY_TWICE: refusal(
    'Each part of a split has a category of its own. Nothing was changed.',
    { category: Category },
  ),
  /** The parts do not add up to the transaction. */
  SPLIT_NOT_WHOLE: refusal(
    'The parts do not add up to the amount of the transaction. Nothing was changed.',
    { amount: Cents, parts: Cents },
  ),
} as const;

/** A transaction that stayed as it was while others were filed, and why. */
const NotFiled = z.object({
  id: TransactionId,
  /** `IS_SPLIT`: its parts have categories of their own, and `file` alone takes them away. */
  why: z.enum(['NOT_FOUND', 'FILED_BY_BANK', 'IS_SPLIT', 'CATEGORY_NOT_FOR_THIS']),
});
export type NotFiled = z.infer<typeof NotFiled>;

/** The member's standing category for all transactions of a payee, in one direction. */
export const PayeeRule = z.object({
  /** As the history names the payee, folded; the key of the rule together with `type`. */
  payee: typedText(200),
  type: z.enum(['credit', 'debit']),
  category: Category,
});
export type PayeeRule = z.infer<typeof PayeeRule>;

const { reads, changes } = proceduresUnder('Transactions');

export const transactionFiling = {
  /**
   * Files a transaction under a category; the parts of a split are gone. With `always`, transactions of the same payee and
   * the same direction are filed so from now on, and the existing ones too, except those that the member has filed singly.
   */
  file: changes('manage', '/transactions/{id}/category', 'File a transaction under a category')
    .errors(filingRefusals)
    .input(z.object({ id: TransactionId, category: Category, always: z.boolean().default(false) }))
    .output(
      z.object({
        category: Category,
        /** How many transactions have another category than before. */
        changed: z.int(),
      }),
    ),

  /**
   * Files each of the transactions under the category, as `file` without `always` does, except those in `refused`. Doing it
   * again changes nothing.
   */
  fileSeveral: changes('manage', '/transactions/category', 'File transactions under a category')
    .input(z.object({ ids: z.array(TransactionId).min(1).max(filedAtOnceMax), category: Category }))
    .output(
      z.object({
        /** How many transactions have another category than before. */
        changed: z.int(),
        refused: z.array(NotFiled),
      }),
    ),

  /** Splits a transaction into parts, each under a category of its own; without parts, makes it whole again. */
  split: changes('manage', '/transactions/{id}/split', 'Split a transaction')
    .errors(splitRefusals)
    .input(
      z.object({
        id: TransactionId,
        parts: z.union([
          z.array(SplitPart).length(0),
          z.array(SplitPart).min(2).max(splitPartsMax),
        ]),
      }),
    )
    .output(z.object({ category: Category, split: z.array(SplitPart) })),

  /** The member's standing categories, by payee. */
  payeeRules: reads('see', '/transactions/payee-rules', 'Categories by payee').output(
    z.object({ rules: z.array(PayeeRule) }),
  ),

  /** Ends such a rule: transactions filed by it stay so. `NOT_FOUND` without such a rule. */
  removePayeeRule: changes('manage', '/transactions/payee-rules/remove', 'End a category by payee')
    .input(PayeeRule.pick({ payee: true, type: true }))
    .output(PayeeRule.pick({ payee: true, type: true })),
};

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
