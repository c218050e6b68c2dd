import { ChevronDown } from 'lucide-react';
import type { NotFiled } from '#contract/transactions/transaction-filing.ts';
import { filedAtOnceMax } from '#contract/transactions/filing-terms.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { Button } from '../../design-system/parts/button.tsx';
import { Icon } from '../../design-system/parts/icon.tsx';
import { Balance } from '../../design-system/parts/money.tsx';
import { useToastsOnTop } from '../../design-system/parts/toast.tsx';
import { useWords } from '../../language/sentences.ts';
import { netOf } from '../history-lines.ts';
import { useEscape } from '../use-escape.ts';
import { CategoryMenu } from './category-menu.tsx';
import { useFilingOfRows } from './use-filing.ts';
import { filingWords } from './words.ts';

interface SelectionBarProps {
  chosen: readonly Transaction[];
  /** Called when the bank has answered, with those that stayed as they were. */
  onFiled: (refused: readonly NotFiled[]) => void;
  onDone: () => void;
}

/** How many rows are chosen and their sum, and what can be done with all of them. */
export function SelectionBar({ chosen, onFiled, onDone }: SelectionBarProps) {
  const words = useWords(filingWords);
  const { mutate, isPending } = useFilingOfRows(onFiled);
  useToastsOnTop(true);
  useEscape(onDone);
  return (
    <section
      aria-label={words.chosen}
      className="fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-20 mx-auto flex w-fit flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 text-small shadow-floating md:bottom-6 print:hidden"
    >
      <p role="status" className="max-sm:w-full">
        <span className="font-semibold">{words.chosenCount(chosen.length)}</span>
        {chosen.length > 0 && (
          <>
            {' · '}
            <Balance kind="amount" amount={netOf(chosen)} sign="always" />
          </>
        )}
        {chosen.length === filedAtOnceMax && (
          <span className="block text-muted">{words.chosenMost(filedAtOnceMax)}</span>
        )}
      </p>
      {chosen.length > 0 && (
        <CategoryMenu
          transactions={chosen}
          onChoose={(category) => mutate({ rows: chosen, category })}
          trigger={
            <Button tone="secondary" size="small" busy={isPending}>
              {words.change}
              <Icon shape={ChevronDown} size={16} className="text-muted" />
            </Button>
          }
        />
      )}
      <Button tone="quiet" size="small" onClick={onDone}>
        {words.done}
      </Button>
    </section>
  );
}
