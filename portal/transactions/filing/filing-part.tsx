import { useQuery } from '@tanstack/react-query';
import { Split, Tag } from 'lucide-react';
import { useId, useState } from 'react';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { Action } from '../../design-system/composed/action-row.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { useWords } from '../../language/sentences.ts';
import { useMay } from '../../queries/session.ts';
import { categoryWords } from '../category-words.ts';
import { CategoryMark } from '../category-signs.tsx';
import { transactionQuery } from '../queries.ts';
import { CategoryForm, isFileable } from './category-form.tsx';
import { SplitForm } from './split-form.tsx';
import { useFiling } from './use-filing.ts';
import { filingWords } from './words.ts';
import { Balance } from '../../design-system/parts/money.tsx';
import { useFocusBack } from '../../design-system/parts/focus.ts';

/** The purpose of a transaction, and the way to state it (R-E3): another category, for all of its payee, or parts. */
export function FilingPart({ transaction }: { transaction: Transaction }) {
  const words = useWords(filingWords);
  const names = useWords(categoryWords);
  const heading = useId();
  const [form, setForm] = useState<'category' | 'split' | null>(null);
  const { data: newest = transaction } = useQuery(transactionQuery(transaction.id));
  const { file, split } = useFiling(newest, () => setForm(null));
  const button = useFocusBack(form !== null);
  const mayFile = useMay('manage');
  const parts = newest.split ?? [{ category: newest.category, amount: newest.amount }];
  const leave = () => {
    file.reset();
    split.reset();
    setForm(null);
  };
  return (
    <section aria-labelledby={heading} className="grid gap-2 border-t border-line pt-4 text-small">
      <h3 id={heading} className="font-semibold">
        {words.heading}
      </h3>
      {isFileable(newest) && mayFile && (
        <Action>
          <Button
            ref={button}
            tone="secondary"
            size="small"
            icon={Tag}
            aria-label={words.change}
            onClick={() => setForm('category')}
          >
            {words.changeShort}
          </Button>
          <Button tone="secondary" size="small" icon={Split} onClick={() => setForm('split')}>
            {newest.split ? words.changeSplit : words.split}
          </Button>
        </Action>
      )}
      {form === 'category' && <CategoryForm transaction={newest} file={file} onLeave={leave} />}
      {form === 'split' && <SplitForm transaction={newest} split={split} onLeave={leave} />}
      {form === null && (
        <>
          <ul className="grid gap-1">
            {parts.map(({ category, amount }) => (
              <li key={category} className="flex items-center gap-2.5">
                <CategoryMark category={category} />
                <span className="min-w-0 flex-1 wrap-anywhere">{names[category]}</span>
                {newest.split && <Balance kind="amount" amount={amount} />}
              </li>
            ))}
          </ul>
          {!isFileable(newest) && <p className="text-muted">{words.why.FILED_BY_BANK}</p>}
        </>
      )}
    </section>
  );
}
