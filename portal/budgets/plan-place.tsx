import NextDays from '../forecast/next-days.tsx';
import SavingsGoals from '../goals/goals-panel.tsx';
import Budgets from './month-budgets.tsx';

/** The forecast, the money set aside, and the planned spending. */
export default function PlanPlace() {
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      <NextDays />
      <div className="grid grid-cols-1 gap-6">
        <SavingsGoals />
        <Budgets />
      </div>
    </div>
  );
}
