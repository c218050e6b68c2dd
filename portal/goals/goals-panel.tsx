import { useQuery } from '@tanstack/react-query';
import { Plus, Target } from 'lucide-react';
import { useState } from 'react';
import type { Goal, GoalAccount } from '#contract/goals/goals.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { Button } from '../design-system/parts/button.tsx';
import { EmptyState, News, Skeletons } from '../design-system/parts/states.tsx';
import { Tile } from '../design-system/parts/tile.tsx';
import { useWords } from '../language/sentences.ts';
import { useMay } from '../queries/session.ts';
import { GoalForm } from './goal-form.tsx';
import { GoalRow } from './goal-row.tsx';
import { goalsQuery } from './queries.ts';
import { goalWords } from './words.ts';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { Balance, useShownMoney } from '../design-system/parts/money.tsx';
import { useFocusBack } from '../design-system/parts/focus.ts';

/** The savings goals of the membership (R-G1). */
export default function SavingsGoals(asked: MaybeDialog) {
  const words = useWords(goalWords);
  return (
    <CardOrDialog {...asked} id="goals" place="plan" words={words}>
      <GoalsPanel />
    </CardOrDialog>
  );
}

function GoalsPanel() {
  const words = useWords(goalWords);
  const query = useQuery(goalsQuery);
  return (
    <Loaded query={query} words={words} skeleton={<Skeletons shapes={['h-24', 'h-32', 'h-32']} />}>
      {({ goals, accounts }) =>
        accounts.length === 0 ? (
          <EmptyState icon={Target} title={words.none} detail={words.noSavings} />
        ) : (
          <Goals goals={goals} accounts={accounts} />
        )
      }
    </Loaded>
  );
}

interface GoalsProps {
  goals: readonly Goal[];
  accounts: readonly GoalAccount[];
}

function Goals({ goals, accounts }: GoalsProps) {
  const words = useWords(goalWords);
  const [isAdding, setAdding] = useState(false);
  const [news, setNews] = useState('');
  const add = useFocusBack(isAdding);
  const mayManage = useMay('manage');
  return (
    <div className="grid grid-cols-1 gap-6">
      <News>{news}</News>
      {goals.length > 0 && <Rest accounts={accounts} />}
      {goals.length === 0 && !isAdding && (
        <EmptyState icon={Target} title={words.none} detail={mayManage && words.noneDetail} />
      )}
      {goals.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {goals.map((goal) => (
            <GoalRow
              key={goal.id}
              goal={goal}
              account={accounts.find(({ account }) => account === goal.account)}
              onNews={setNews}
            />
          ))}
        </ul>
      )}
      {mayManage && isAdding && (
        <GoalForm
          accounts={accounts}
          onLeft={(happened) => {
            setNews(happened);
            setAdding(false);
          }}
        />
      )}
      {mayManage && !isAdding && (
        <Button
          ref={add}
          icon={Plus}
          tone={goals.length === 0 ? 'primary' : 'secondary'}
          className={goals.length === 0 ? 'justify-self-center' : 'justify-self-start'}
          onClick={() => {
            setNews('');
            setAdding(true);
          }}
        >
          {words.add}
        </Button>
      )}
    </div>
  );
}

function Rest({ accounts }: Pick<GoalsProps, 'accounts'>) {
  const words = useWords(goalWords);
  const shown = useShownMoney();
  return (
    <dl className={classNames('grid gap-3', accounts.length > 1 && 'at-most-2')}>
      {accounts.map(({ account, name, balance, rest }) => (
        <Tile
          key={account}
          label={accounts.length === 1 ? words.rest : `${words.rest}, ${name}`}
          value={<Balance amount={rest} />}
          detail={words.restOf(shown(balance))}
        />
      ))}
    </dl>
  );
}
