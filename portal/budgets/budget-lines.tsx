import { purposeOf } from '#contract/transactions/purposes.ts';
import { useRef, useState } from 'react';
import type { CategorySpending } from '#contract/budgets/budgets.ts';
import type { SpendingCategory } from '#contract/transactions/transactions.ts';
import { Button } from '../design-system/parts/button.tsx';
import { useFocusBack, useFocusInPlace } from '../design-system/parts/focus.ts';
import { budgetsWords } from './words.ts';
import { HeadedSection } from '../design-system/parts/headings.tsx';
import { useWords } from '../language/sentences.ts';
import { News } from '../design-system/parts/states.tsx';
import { type Cents, cents } from '#contract/money/cents.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { Meter } from '../design-system/charts/inline-charts.tsx';
import { categoryIcons } from '../transactions/category-signs.tsx';
import { purposeWords } from '../transactions/category-words.ts';
import { percentSpent } from './budget-draft.ts';
import { BudgetForm } from './budget-form.tsx';
import { useMay } from '../queries/session.ts';
import { useShownMoney } from '../design-system/parts/money.tsx';

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
    <HeadedSection
      id="budgets-by-category"
      heading={words.byCategory}
      ref={heading}
      className="grid content-start gap-2"
    >
      <News>{news}</News>
      <ul className="divide-y divide-line beside:grid beside:grid-cols-2 beside:gap-x-8">
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
    </HeadedSection>
  );
}

interface BudgetLineProps {
  line: CategorySpending;
  editing: boolean;
  onEdit: () => void;
  onLeft: (happened: string) => void;
  onNews: (happened: string) => void;
}

function BudgetLine({ line, editing, onEdit, onLeft, onNews }: BudgetLineProps) {
  const words = useWords(budgetsWords);
  const { category, spent, budget } = line;
  const names = useWords(purposeWords);
  const purpose = purposeOf(category);
  const name = purpose === category ? names[category] : `${names[purpose]}: ${names[category]}`;
  const edit = useFocusBack(editing);
  const mayManage = useMay('manage');
  const shown = useShownMoney();
  const figures = () => {
    if (spent < 0) return words.cameBack(shown(cents(-spent)));
    return budget === null
      ? words.withoutBudget(shown(spent))
      : words.ofBudget(shown(spent), shown(budget), percentSpent(spent, budget));
  };
  return (
    <li className="grid gap-2 py-3.5">
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-muted">
          <Icon shape={categoryIcons[category]} size={18} />
        </span>
        <div className="min-w-min flex-1 basis-words">
          <p className="text-body font-medium">{name}</p>
          <p className="figures text-small text-muted">{figures()}</p>
        </div>
        {mayManage && !editing && (
          <Button
            ref={edit}
            tone="secondary"
            size="small"
            aria-label={budget === null ? words.setOf(name) : words.changeOf(name)}
            onClick={onEdit}
          >
            {budget === null ? words.set : words.change}
          </Button>
        )}
      </div>
      {budget !== null && <Used spent={spent} budget={budget} />}
      {editing && <BudgetForm line={line} name={name} onLeft={onLeft} onNews={onNews} />}
    </li>
  );
}

function Used({ spent, budget }: { spent: Cents; budget: Cents }) {
  const words = useWords(budgetsWords);
  const shown = useShownMoney();
  const left = budget - spent;
  return (
    <div className="grid gap-1.5">
      <Meter percent={percentSpent(spent, budget)} tone={left < 0 ? 'danger' : 'brand'} />
      <p className={`figures text-small ${left < 0 ? 'font-semibold text-danger' : 'text-muted'}`}>
        {left < 0 && words.over(shown(cents(-left)))}
        {left === 0 && words.reached}
        {left > 0 && words.left(shown(cents(left)))}
      </p>
    </div>
  );
}
