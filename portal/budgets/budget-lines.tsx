import { useRef, useState } from 'react';
import type { CategorySpending } from '#contract/budgets/budgets.ts';
import type { SpendingCategory } from '#contract/transactions/transactions.ts';
import { Button } from '../design-system/parts/button.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { budgetsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { BudgetLine } from './budget-line.tsx';
import { News } from '../design-system/parts/states.tsx';

/** The categories of a month: first those with spending or a budget, the others when they are asked for. */
export function BudgetLines({ lines }: { lines: readonly CategorySpending[] }) {
  const words = useWords(budgetsWords);
  const [all, setAll] = useState(false);
  const [editing, setEditing] = useState<SpendingCategory | null>(null);
  const [last, setLast] = useState<SpendingCategory | null>(null);
  const [news, setNews] = useState('');
  const inUse = lines.filter(({ spent, budget }) => spent !== 0 || budget !== null);
  const others = lines.filter((line) => !inUse.includes(line));
  const shown = all ? [...inUse, ...others] : inUse;
  // The line of a budget that is removed goes with it where nothing was spent.
  const isGone = last !== null && !shown.some(({ category }) => category === last);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusInPlace(() => {
    if (isGone) heading.current?.focus();
  }, isGone);
  return (
    <section aria-labelledby="budgets-by-category" className="grid gap-2">
      <h3
        ref={heading}
        id="budgets-by-category"
        tabIndex={-1}
        className="font-semibold outline-none"
      >
        {words.byCategory}
      </h3>
      <News>{news}</News>
      <ul className="divide-y divide-line">
        {shown.map((line) => (
          <BudgetLine
            key={line.category}
            line={line}
            editing={editing === line.category}
            onEdit={() => {
              setNews('');
              setEditing(line.category);
              setLast(line.category);
            }}
            onLeft={(happened) => {
              setNews(happened);
              setEditing(null);
            }}
            onNews={setNews}
          />
        ))}
      </ul>
      {!all && others.length > 0 && (
        <Button
          tone="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setAll(true)}
        >
          {words.others(others.length)}
        </Button>
      )}
    </section>
  );
}
