import { purposes, sources } from '#contract/transactions/filing-terms.ts';
import type { NotFiled } from '#contract/transactions/transaction-filing.ts';
import type { PostingKind } from '#contract/transactions/transaction-wording.ts';
import type { Category, SplitPart } from '#contract/transactions/transactions.ts';
import { cents, type Cents } from '#contract/money/cents.ts';
import { isFileable } from '../history/payee-rules.ts';
import { largestFirst } from '../history/splits.ts';

/** The facts on which filing depends. */
export interface FilingFacts {
  readonly type: 'credit' | 'debit';
  readonly amount: number;
  readonly category: string;
  readonly posting: PostingKind;
  /** The bank's category, where that is different. */
  readonly bankCategory: string | null;
}

/** Why a transaction cannot be filed so. */
export type FilingRefusal =
  | { readonly code: 'FILED_BY_BANK' }
  | { readonly code: 'CATEGORY_NOT_FOR_THIS'; readonly category: Category };

/** Why it cannot be split so. */
export type SplitRefusal =
  | FilingRefusal
  | { readonly code: 'SPLIT_CATEGORY_TWICE'; readonly category: Category }
  | { readonly code: 'SPLIT_NOT_WHOLE'; readonly amount: Cents; readonly parts: Cents };

/**
 * The refusal to file the transaction under the category; null where it is allowed. The bank's own category may always come
 * back.
 */
export function refuseFiling(facts: FilingFacts, category: Category): FilingRefusal | null {
  const { type, bankCategory } = facts;
  if (!isFileable(facts.category) || facts.posting === 'loan-paid-out') {
    return { code: 'FILED_BY_BANK' };
  }
  const choices: readonly string[] = type === 'debit' ? purposes : sources;
  const isTheirs = [...choices, facts.category, bankCategory].includes(category);
  return isTheirs ? null : { code: 'CATEGORY_NOT_FOR_THIS', category };
}

/** A transaction among several that are to be filed. */
interface FoundToFile extends FilingFacts {
  readonly id: string;
  /** Null where it is not split. */
  readonly parts: string | null;
}

/** Of the transactions with these ids those that are filed under the category, and the refusal of each other. */
export function decideFilings<Line extends FoundToFile>(
  ids: readonly NotFiled['id'][],
  found: readonly Line[],
  category: Category,
): { readonly filed: readonly Line[]; readonly refused: NotFiled[] } {
  const lines = new Map(found.map((line) => [line.id, line]));
  const whyNot = (line: Line | undefined): NotFiled['why'] | undefined => {
    if (line === undefined) return 'NOT_FOUND';
    return refuseFiling(line, category)?.code ?? (line.parts === null ? undefined : 'IS_SPLIT');
  };
  const refused = [...new Set(ids)].flatMap((id) => {
    const why = whyNot(lines.get(id));
    return why === undefined ? [] : [{ id, why }];
  });
  const isRefused = new Set<string>(refused.map(({ id }) => id));
  return { filed: found.filter(({ id }) => !isRefused.has(id)), refused };
}

/** The parts, the largest first, under whose category the whole is listed; or why it cannot be split so. */
export function decideSplit(
  facts: FilingFacts,
  parts: readonly SplitPart[],
): { readonly refusal: SplitRefusal } | { readonly parts: readonly SplitPart[] } {
  for (const { category } of parts) {
    const refusal = refuseFiling(facts, category);
    if (refusal) return { refusal };
  }
  const twice = parts.find(({ category }, index) =>
    parts.slice(0, index).some((before) => before.category === category),
  );
  if (twice) return { refusal: { code: 'SPLIT_CATEGORY_TWICE', category: twice.category } };
  const sum = parts.reduce((whole, { amount }) => whole + amount, 0);
  return sum === facts.amount
    ? { parts: largestFirst(parts) }
    : { refusal: { code: 'SPLIT_NOT_WHOLE', amount: cents(facts.amount), parts: cents(sum) } };
}
