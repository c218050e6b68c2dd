import { filedByBank, purposes, sources } from '#contract/transactions/filing-terms.ts';
import type { Category, Transaction } from '#contract/transactions/transactions.ts';
import type { Choice } from '../../design-system/parts/native-select.tsx';
import { useWords } from '../../language/sentences.ts';
import { categoryWords } from '../category-words.ts';

/** Whether the member can file it: money that stays their own, or is borrowed, the bank files. */
export function isFileable({ category, wording }: Transaction): boolean {
  return (
    wording?.kind !== 'loan-proceeds' && !(filedByBank as readonly Category[]).includes(category)
  );
}

/** Under what it can be filed: what money of its direction is for, and what it is under now. */
export function useFilingChoices({ type, category }: Transaction): Choice<Category>[] {
  const names = useWords(categoryWords);
  const usual: readonly Category[] = type === 'debit' ? purposes : sources;
  const choices = usual.includes(category) ? usual : [category, ...usual];
  return choices.map((value) => ({ value, label: names[value] }));
}
