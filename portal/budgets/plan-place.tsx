import { MonthBudgets } from './month-budgets.tsx';
import { budgetsWords } from './words.ts';
import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { NextDays } from '../forecast/next-days.tsx';
import { forecastWords } from '../forecast/words.ts';
import { GoalsPanel } from '../goals/goals-panel.tsx';
import { goalWords } from '../goals/words.ts';
import { useWords } from '../language/sentences.ts';

/** The forecast, the money set aside, and the planned spending. */
export default function PlanPlace() {
  const forecast = useWords(forecastWords);
  const goals = useWords(goalWords);
  const budgets = useWords(budgetsWords);
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      <TitledCard id="next-days" heading={forecast.title} detail={forecast.description}>
        <NextDays />
      </TitledCard>
      <div className="grid grid-cols-1 gap-6">
        <TitledCard id="goals" heading={goals.title} detail={goals.description}>
          <GoalsPanel />
        </TitledCard>
        <TitledCard id="budgets" heading={budgets.title} detail={budgets.description}>
          <MonthBudgets />
        </TitledCard>
      </div>
    </div>
  );
}
