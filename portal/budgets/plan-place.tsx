import NextDays from '../forecast/next-days.tsx';
import SavingsGoals from '../goals/goals-panel.tsx';
import Budgets from './month-budgets.tsx';

/** The forecast beside the money set aside, and below them the planned spending. */
export default function PlanPlace() {
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <NextDays />
      <SavingsGoals />
      <div className="min-w-0 xl:col-span-2">
        <Budgets />
      </div>
    </div>
  );
}
