import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactElement, useState } from 'react';
import type { Category, Transaction } from '#contract/transactions/transactions.ts';
import { Icon } from '../../design-system/parts/icon.tsx';
import { Menu, MenuChoices } from '../../design-system/parts/menu.tsx';
import { useWords } from '../../language/sentences.ts';
import { CategoryMark } from '../category-signs.tsx';
import { categoryWords } from '../category-words.ts';
import { useFilingChoices } from './category-form.tsx';
import { useFilingOfRows } from './use-filing.ts';
import { filingWords } from './words.ts';

/** The category of a row, which a press changes without opening the row (R-E3). */
export function RowCategory({ transaction, ...button }: RowCategoryProps) {
  // Hundreds of rows have this button, and few of them are asked for their menu.
  const [wasOpened, setWasOpened] = useState(false);
  return wasOpened ? (
    <RowMenu transaction={transaction} {...button} />
  ) : (
    <RowButton
      {...button}
      transaction={transaction}
      aria-haspopup="menu"
      onClick={() => setWasOpened(true)}
    />
  );
}

interface RowCategoryProps extends ComponentProps<'button'> {
  transaction: Transaction;
}

function RowButton({ transaction, children, ...button }: RowCategoryProps) {
  const words = useWords(filingWords);
  const names = useWords(categoryWords);
  const { category, description } = transaction;
  return (
    <button
      {...button}
      type="button"
      aria-label={words.changeOf(names[category], description)}
      className="relative -mx-1.5 -my-0.5 inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-small px-1.5 hover:bg-sunken hover:text-ink"
    >
      <span>{children}</span>
      <Icon shape={ChevronDown} size={14} />
    </button>
  );
}

function RowMenu({ transaction, ...button }: RowCategoryProps) {
  const { mutate } = useFilingOfRows();
  return (
    <CategoryMenu
      defaultOpen
      transactions={[transaction]}
      onChoose={(category) => mutate({ rows: [transaction], category })}
      trigger={<RowButton {...button} transaction={transaction} />}
    />
  );
}

interface CategoryMenuProps {
  trigger: ReactElement;
  transactions: readonly Transaction[];
  onChoose: (category: Category) => void;
  defaultOpen?: boolean;
}

/** The categories for these transactions, and the present one of one alone. */
export function CategoryMenu({ transactions, onChoose, ...menu }: CategoryMenuProps) {
  const choices = useFilingChoices(transactions);
  const [only, another] = transactions;
  return (
    <Menu {...menu} align="start">
      <MenuChoices
        value={another === undefined ? (only?.category ?? null) : null}
        choices={choices.map((choice) => ({
          ...choice,
          mark: <CategoryMark category={choice.value} />,
        }))}
        onChoose={onChoose}
      />
    </Menu>
  );
}
