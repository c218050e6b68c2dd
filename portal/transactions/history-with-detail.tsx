import { SquareCheck } from 'lucide-react';
import { type ReactNode, startTransition, useCallback, useMemo, useState } from 'react';
import type { TransactionId } from '#contract/text/ids.ts';
import { Card } from '../design-system/parts/card.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { growInTransition } from '../browser/view-transition.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { DetailPanel, detailPanelId, DetailSheet } from './detail-views.tsx';
import type { HistoryLine } from './history-lines.ts';
import { SelectionBar } from './filing/selection-bar.tsx';
import { useSelection } from './filing/use-selection.ts';
import { filingWords } from './filing/words.ts';
import { focusRow, HistoryList } from './history-list.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { HeadingActions } from '../navigation/heading-actions.tsx';
import { May } from '../queries/session.ts';
import { rowButtonId } from './transaction-row.tsx';
import { useIsWide } from '../browser/use-media.ts';

interface HistoryWithDetailProps {
  lines: readonly HistoryLine[];
  /** How many rows are to come after these. */
  awaited: number;
  search: string;
  onNearEnd: () => void;
  /** Whether the lines are those of the filter before. */
  stale: boolean;
  /** The content under the list, or in its place. */
  children: ReactNode;
}

/**
 * The list, and of one transaction the details: beside it, or where there is no room in a sheet (R-X6). In place of one
 * the member can choose several rows, and change the category of all of them (R-E3).
 */
export function HistoryWithDetail({
  lines,
  awaited,
  search,
  onNearEnd,
  stale,
  children,
}: HistoryWithDetailProps) {
  const words = useWords(transactionsWords);
  const { select, selectLong } = useWords(filingWords);
  const roomBeside = useIsWide('80rem');
  const [openId, setOpenId] = useState<TransactionId | null>(null);
  // Outlives the open one, so that a sheet is not empty while it slides away.
  const [lastId, setLastId] = useState<TransactionId | null>(null);
  const open = useCallback((id: TransactionId) => {
    setOpenId(id);
    setLastId(id);
  }, []);
  const openFromRow = useCallback(
    (id: TransactionId) => {
      const growsBeside = roomBeside && detailPanel() === null;
      if (growsBeside)
        growInTransition(() => open(id), { from: rowButton(id), arrive: detailPanel });
      // A sheet takes a while to be made; the press is answered first.
      else startTransition(() => open(id));
    },
    [open, roomBeside],
  );

  const { chosen, begin, choose, end, filed, button } = useSelection(lines, stale);
  const beginToChoose = () => {
    setOpenId(null);
    begin();
    const first = lines.find(({ transaction }) => transaction !== null)?.transaction;
    if (first) focusRow(first.id);
  };

  const { transaction, newer, older } = useMemo(() => placed(lines, lastId), [lines, lastId]);
  const isOpen = openId !== null && transaction !== undefined;
  const close = () => {
    if (!roomBeside) {
      // The sheet gives the focus back by itself, once it is gone.
      setOpenId(null);
      return;
    }
    growInTransition(() => setOpenId(null), {
      from: detailPanel(),
      arrive: () => {
        const row = rowButton(lastId);
        row?.focus();
        return row;
      },
    });
  };
  const detail = transaction && {
    transaction,
    newer,
    older,
    onGoTo: open,
    onClose: close,
  };

  return (
    <div
      className={classNames(
        isOpen && roomBeside && 'grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-6',
      )}
    >
      {lines.length > 0 && (
        <May area="manage">
          <HeadingActions>
            <Button
              ref={button}
              tone="secondary"
              size="small"
              icon={SquareCheck}
              className="max-md:size-11 max-md:px-0!"
              aria-label={selectLong}
              aria-pressed={chosen !== null}
              onClick={chosen === null ? beginToChoose : end}
            >
              <span className="max-md:hidden">{select}</span>
            </Button>
          </HeadingActions>
        </May>
      )}
      {chosen && <SelectionBar chosen={[...chosen.values()]} onFiled={filed} onDone={end} />}
      <Card
        padding="none"
        aria-label={words.history}
        aria-busy={stale || undefined}
        className={classNames('transition-opacity', stale && 'opacity-60')}
      >
        {lines.length > 0 && (
          <HistoryList
            lines={lines}
            awaited={awaited}
            search={search}
            openId={isOpen ? openId : null}
            onOpen={openFromRow}
            chosen={chosen}
            onChoose={choose}
            onNearEnd={onNearEnd}
          />
        )}
        {children}
      </Card>
      {detail && roomBeside && isOpen && <DetailPanel {...detail} />}
      {detail && !roomBeside && (
        <DetailSheet {...detail} open={isOpen} finalFocus={() => rowButton(lastId)} />
      )}
    </div>
  );
}

function placed(lines: readonly HistoryLine[], id: TransactionId | null) {
  const place = id === null ? -1 : lines.findIndex(({ transaction }) => transaction?.id === id);
  const at = (index: number) => lines[index]?.transaction ?? undefined;
  if (place < 0) return { transaction: undefined, newer: undefined, older: undefined };
  // Between two neighbours there is at most the heading of a day.
  return {
    transaction: at(place),
    newer: at(place - 1) ?? at(place - 2),
    older: at(place + 1) ?? at(place + 2),
  };
}

function rowButton(id: TransactionId | null): HTMLElement | null {
  return id === null ? null : document.getElementById(rowButtonId(id));
}

function detailPanel(): HTMLElement | null {
  return document.getElementById(detailPanelId);
}
