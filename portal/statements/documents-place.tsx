import MonthLetters from '../transactions/letter/month-letters.tsx';
import Statements from './statement-archives.tsx';

/** What the bank wrote about each month: the letters, the statements and the tax forms. */
export default function DocumentsPlace() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <MonthLetters />
      <Statements />
    </div>
  );
}
