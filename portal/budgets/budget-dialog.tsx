import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { MonthBudgets } from './month-budgets.tsx';
import { budgetsWords } from './words.ts';

/** Spending by category against the budgets that the member sets (R-D13). */
export default function BudgetDialog(dialog: DialogOpen) {
  const words = useWords(budgetsWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      leadsOn={<OpenInFull place="plan" onOpened={() => dialog.onOpenChange(false)} />}
    >
      <MonthBudgets />
    </Dialog>
  );
}
