import { useLeftField } from '../design-system/parts/left-field.ts';
import { TextField } from '../design-system/parts/text-field.tsx';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { type DayProblem, firstDay, lastDay, problemsIn } from './filter-problems.ts';
import type { Filters } from './filters.ts';

interface CustomRangeProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The first and the last day of a range of the member's own (R-X2). */
export function CustomRange({ filters, onChange }: CustomRangeProps) {
  const words = useWords(transactionsWords);
  const problems = problemsIn(filters);
  return (
    <div className="grid at-most-2 items-start gap-4 xl:ml-auto xl:w-100">
      <DayField
        label={words.from}
        value={filters.from}
        onValueChange={(from) => onChange({ ...filters, from })}
        problem={problems.from}
      />
      <DayField
        label={words.to}
        value={filters.to}
        onValueChange={(to) => onChange({ ...filters, to })}
        problem={problems.to}
      />
    </div>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  problem: DayProblem | undefined;
}

/** A day. A half-typed day is no date yet, so only a field that was left says so. */
function DayField({ label, value, onValueChange, problem }: DayFieldProps) {
  const { dayProblems } = useWords(transactionsWords);
  const { isLeft, leave, fill } = useLeftField();
  const said = problem !== undefined && (isLeft || problem === 'backwards');
  return (
    <TextField
      label={label}
      type="date"
      min={firstDay}
      max={lastDay}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onFocus={fill}
      onBlur={leave}
      error={said ? dayProblems[problem] : undefined}
    />
  );
}
