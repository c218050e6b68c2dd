import { useState } from 'react';
import type { CategorySpending } from '#contract/budgets/budgets.ts';
import type { SpendingCategory } from '#contract/transactions/spending-category.ts';
import { Button } from '../design-system/parts/button.tsx';
import { News } from '../design-system/parts/news.tsx';
import { budgetsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { BudgetLine } from './budget-line.tsx';

/** The categories of a month: first those with spending or a budget, the others when they are asked for. */
export function BudgetLines({ lines }: { lines: readonly CategorySpending[] }) {
  const words = useWords(budgetsWords);
  const [all, setAll] = useState(false);
  const [editing, setEditing] = useState<SpendingCategory | null>(null);
  const [news, setNews] = useState('');
  const inUse = lines.filter(({ spent, budget }) => spent > 0 || budget !== null);
  const others = lines.filter((line) => !inUse.includes(line));
  return (
    <section aria-labelledby="budgets-by-category" className="grid gap-2">
      <h3 id="budgets-by-category" className="font-semibold">
        {words.byCategory}
      </h3>
      <News>{news}</News>
      <ul className="divide-y divide-line">
        {(all ? [...inUse, ...others] : inUse).map((line) => (
          <BudgetLine
            key={line.category}
            line={line}
            editing={editing === line.category}
            onEdit={() => {
              setNews('');
              setEditing(line.category);
            }}
            onLeft={(happened) => {
              setNews(happened);
              setEditing(null);
            }}
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
