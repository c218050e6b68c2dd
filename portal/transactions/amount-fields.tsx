import { AmountField } from '../design-system/parts/amount-field.tsx';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { problemsIn } from './filter-problems.ts';
import type { Filters } from './filters.ts';

interface AmountFieldsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The smallest and the largest amount (R-X1). */
export function AmountFields({ filters, onChange }: AmountFieldsProps) {
  const words = useWords(transactionsWords);
  const backwards = problemsIn(filters).amountTo === 'backwards';
  return (
    <div className="grid at-most-2 items-start gap-4">
      <AmountField
        label={words.amountFrom}
        value={filters.amountFrom}
        onValueChange={(amountFrom) => onChange({ ...filters, amountFrom })}
      />
      <AmountField
        label={words.amountTo}
        value={filters.amountTo}
        onValueChange={(amountTo) => onChange({ ...filters, amountTo })}
        error={backwards ? words.amountsBackwards : undefined}
      />
    </div>
  );
}
