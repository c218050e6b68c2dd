import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NotFiled } from '#contract/transactions/transaction-filing.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { HistoryLine } from '../history-lines.ts';
import { nothingChosen, type Selection, toggled } from './selection.ts';

interface Selecting {
  /** Null while the member chooses no rows. */
  readonly chosen: Selection['chosen'] | null;
  /** Has drawn the boxes when it returns. */
  readonly begin: () => void;
  readonly choose: (id: TransactionId, through: boolean) => void;
  /** Ends it; the focus stays on its row, or goes back to the button. */
  readonly end: () => void;
  /** Ends it where all were filed, and otherwise leaves the refused rows chosen. */
  readonly filed: (refused: readonly NotFiled[]) => void;
  /** The `ref` of the button that begins it. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The rows of the lines that the member chooses; none of them stays chosen when other lines take their place. */
export function useSelection(lines: readonly HistoryLine[], stale: boolean): Selecting {
  const [selection, setSelection] = useState<Selection | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (stale && selection !== null && selection.chosen.size > 0) setSelection(nothingChosen);
  const choose = useCallback(
    (id: TransactionId, through: boolean) =>
      setSelection((now) => now && toggled(now, lines, id, through)),
    [lines],
  );
  const end = () => {
    const focused = document.activeElement?.id ?? '';
    // The box of a row gives way to its button, which has the same id.
    flushSync(() => setSelection(null));
    (document.getElementById(focused) ?? button.current)?.focus({ preventScroll: true });
  };
  return {
    chosen: selection?.chosen ?? null,
    begin: () => flushSync(() => setSelection(nothingChosen)),
    choose,
    end,
    filed: (refused) => {
      if (refused.length === 0) {
        end();
        return;
      }
      const ids = new Set(refused.map(({ id }) => id));
      setSelection(
        (now) =>
          now && { chosen: new Map([...now.chosen].filter(([id]) => ids.has(id))), last: null },
      );
    },
    button,
  };
}
