import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Cents, cents } from '#contract/money/cents.ts';
import { splitPartsMax } from '#contract/transactions/filing-terms.ts';
import type { Category, SplitPart, Transaction } from '#contract/transactions/transactions.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { AmountField } from '../../design-system/parts/amount-field.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { IconButton } from '../../design-system/parts/icon-button.tsx';
import { SelectField } from '../../design-system/parts/select-field.tsx';
import { useFocusInPlace } from '../../design-system/parts/focus.ts';
import { formatMoney } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { useFilingChoices } from './category-form.tsx';
import type { useFiling } from './use-filing.ts';
import { filingWords } from './words.ts';
import { readAmount } from '#contract/text/typed-amount.ts';

interface SplitFormProps {
  transaction: Transaction;
  split: ReturnType<typeof useFiling>['split'];
  onLeave: () => void;
}

/** Splits the transaction into parts that add up to it, each under a category of its own. */
export function SplitForm({ transaction, split, onLeave }: SplitFormProps) {
  const words = useWords(filingWords);
  const choices = useFilingChoices([transaction]);
  const [drafts, setDrafts] = useState(() => beginSplit(transaction));
  const form = useRef<HTMLFormElement>(null);
  useFocusInPlace(() => form.current?.querySelector('input')?.focus());
  const { left, parts } = readSplit(drafts, transaction.amount);
  const change = (key: number, changed: Partial<PartDraft>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...changed } : draft)));
  const taken = drafts.map(({ category }) => category);
  const says = () => {
    if (left > 0) return words.left(formatMoney(cents(left)));
    if (left < 0) return words.over(formatMoney(cents(-left)));
    if (parts !== null) return words.whole;
    return taken.includes('') ? words.chooseCategory : words.amountMissing;
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (parts !== null && !split.isPending) split.mutate(parts);
      }}
    >
      <ol aria-label={words.parts} className="grid gap-3">
        {drafts.map(({ key, category, amount }, index) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_7.5rem_auto] items-end gap-2">
            <SelectField
              label={words.partCategory(index + 1)}
              value={category}
              placeholder={words.category}
              onValueChange={(value) => change(key, { category: value })}
              choices={choices.filter(({ value }) => value === category || !taken.includes(value))}
            />
            <AmountField
              label={words.partAmount(index + 1)}
              value={amount}
              onValueChange={(text) => change(key, { amount: text })}
            />
            <IconButton
              icon={X}
              label={words.removePart(index + 1)}
              disabled={drafts.length <= 2}
              onClick={() => setDrafts(drafts.filter((draft) => draft.key !== key))}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="text-muted">
        {says()}
      </p>
      {drafts.length < splitPartsMax && (
        <Button
          tone="quiet"
          size="small"
          icon={Plus}
          className="justify-self-start"
          onClick={() => {
            const key = Math.max(...drafts.map((draft) => draft.key)) + 1;
            const rest = left > 0 ? (left / 100).toFixed(2) : '';
            setDrafts([...drafts, { key, category: '', amount: rest }]);
          }}
        >
          {words.addPart}
        </Button>
      )}
      {split.error !== null && <ProblemBanner error={split.error} title={words.splitFailed} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={split.isPending} disabled={parts === null}>
          {words.save}
        </Button>
        {transaction.split !== undefined && (
          <Button tone="secondary" size="small" onClick={() => split.mutate([])}>
            {words.makeWhole}
          </Button>
        )}
        <Button tone="secondary" size="small" onClick={onLeave}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** A part as it is written. */
export interface PartDraft {
  /** Of this part in the form. */
  readonly key: number;
  readonly category: Category | '';
  readonly amount: string;
}

/** The split as written so far: the rest of the whole, and the parts once they can be sent. */
interface SplitReading {
  /** In cents; below zero where the parts are more than the whole. */
  readonly left: number;
  /** Null while a part has no category or no amount, or they do not add up. */
  readonly parts: readonly SplitPart[] | null;
}

/** The parts to begin with: those that there are, or the whole as the first of two. */
export function beginSplit({ category, split, amount }: Transaction): PartDraft[] {
  const parts = split ?? [
    { category, amount },
    { category: '' as const, amount: null },
  ];
  return parts.map((part, key) => ({
    key,
    category: part.category,
    amount: part.amount === null || split === undefined ? '' : (part.amount / 100).toFixed(2),
  }));
}

/** Reads what is written against the amount of the transaction. */
export function readSplit(drafts: readonly PartDraft[], amount: Cents): SplitReading {
  const read = drafts.map(({ category, amount: text }) => ({
    category,
    reading: readAmount(text),
  }));
  const sum = read.reduce(
    (whole, { reading }) => whole + (reading.kind === 'amount' ? reading.cents : 0),
    0,
  );
  const parts = read.flatMap(({ category, reading }) =>
    category !== '' && reading.kind === 'amount' && reading.cents > 0
      ? [{ category, amount: reading.cents }]
      : [],
  );
  const isWhole = parts.length === drafts.length && sum === amount;
  return { left: amount - sum, parts: isWhole ? parts : null };
}
