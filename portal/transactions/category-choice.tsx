import type { Category } from '#contract/transactions/transactions.ts';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { useWords } from '../language/sentences.ts';
import { categoryWords } from './category-words.ts';
import { categoryIcons } from './category-icons.ts';
import { CategoryMark } from './category-mark.tsx';
import { transactionsWords } from './words.ts';

const categories = Object.keys(categoryIcons) as Category[];

interface CategoryChoiceProps {
  chosen: readonly Category[];
  onChange: (chosen: readonly Category[]) => void;
}

/** Any of the categories; none chosen means all. */
export function CategoryChoice({ chosen, onChange }: CategoryChoiceProps) {
  const { category: legend } = useWords(transactionsWords);
  const names = useWords(categoryWords);
  return (
    <fieldset className="grid at-most-2 gap-x-4">
      <legend className="sr-only">{legend}</legend>
      {categories.map((category) => (
        <Checkbox
          key={category}
          label={
            <span className="flex items-center gap-2 wrap-anywhere">
              <CategoryMark category={category} />
              {names[category]}
            </span>
          }
          checked={chosen.includes(category)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked
                ? categories.filter((one) => one === category || chosen.includes(one))
                : chosen.filter((one) => one !== category),
            )
          }
        />
      ))}
    </fieldset>
  );
}
