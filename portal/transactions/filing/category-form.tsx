import { useRef, useState } from 'react';
import { namedIn } from '#contract/transactions/transaction-wording.ts';
import type { Category, Transaction } from '#contract/transactions/transactions.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { Checkbox } from '../../design-system/parts/checkbox.tsx';
import { SelectField } from '../../design-system/parts/select-field.tsx';
import { useFocusInPlace } from '../../design-system/parts/focus.ts';
import { useWords } from '../../language/sentences.ts';
import type { useFiling } from './use-filing.ts';
import { filingWords } from './words.ts';
import { filedByBank, purposes, sources } from '#contract/transactions/filing-terms.ts';
import type { Choice } from '../../design-system/parts/native-select.tsx';
import { categoryWords } from '../category-words.ts';

interface CategoryFormProps {
  transaction: Transaction;
  file: ReturnType<typeof useFiling>['file'];
  onLeave: () => void;
}

/** Files the transaction elsewhere, alone or with everything of its payee. */
export function CategoryForm({ transaction, file, onLeave }: CategoryFormProps) {
  const words = useWords(filingWords);
  const choices = useFilingChoices([transaction]);
  const [category, setCategory] = useState<Category>(transaction.category);
  const [always, setAlways] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusInPlace(() => form.current?.querySelector('select')?.focus());
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!file.isPending) file.mutate({ category, always });
      }}
    >
      <SelectField
        label={words.category}
        value={category}
        onValueChange={setCategory}
        choices={choices}
        {...(transaction.type === 'credit' && { hint: words.refundHint })}
      />
      <Checkbox
        label={words.always(namedIn(transaction.description))}
        hint={words.alwaysHint}
        checked={always}
        onChange={(event) => setAlways(event.currentTarget.checked)}
      />
      {file.error !== null && <ProblemBanner error={file.error} title={words.failed} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={file.isPending}>
          {words.save}
        </Button>
        <Button tone="secondary" size="small" onClick={onLeave}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Whether the member can file it: money that stays their own, or is borrowed, the bank files. */
export function isFileable({ category, wording }: Transaction): boolean {
  return (
    wording?.kind !== 'loan-proceeds' && !(filedByBank as readonly Category[]).includes(category)
  );
}

/** The categories for all of the transactions: those for money of their direction, and the present category of one alone. */
export function useFilingChoices(transactions: readonly Transaction[]): Choice<Category>[] {
  const names = useWords(categoryWords);
  const [first, second] = new Set(transactions.map(({ type }) => type));
  const forType = (type = first): readonly Category[] => (type === 'debit' ? purposes : sources);
  const usual = forType().filter((category) => forType(second).includes(category));
  const present = transactions.length === 1 ? transactions.map(({ category }) => category) : [];
  const choices = new Set([...present.filter((category) => !usual.includes(category)), ...usual]);
  return [...choices].map((value) => ({ value, label: names[value] }));
}
