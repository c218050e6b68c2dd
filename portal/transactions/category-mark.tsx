import type { Category } from '#contract/transactions/transactions.ts';
import { categoryPaint } from '../design-system/styles/category-colours.ts';

/** The colour of a category, before its name. */
export function CategoryMark({ category }: { category: Category }) {
  return (
    <span
      aria-hidden="true"
      className="size-3 shrink-0 rounded-full forced-color-adjust-none"
      style={{ backgroundColor: categoryPaint(category) }}
    />
  );
}
