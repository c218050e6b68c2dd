import { Ban, Repeat } from 'lucide-react';
import { cents } from '#contract/money/cents.ts';
import type { TransferId } from '#contract/text/ids.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { StatusBadge } from '../design-system/parts/badge.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { Money } from '../design-system/parts/money.tsx';
import { useTabs } from '../navigation/tabs.ts';
import { formatClock, formatDate, formatMoney } from '../language/format.ts';
import { CounterpartyFace } from '../transactions/counterparty.tsx';
import { transactionsWords } from '../transactions/words.ts';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';
import { useMay } from '../queries/session.ts';
import { RowButton } from '../design-system/parts/list-row.tsx';

interface TransferHistoryRowProps {
  transaction: Transaction;
  onCancel: (transfer: TransferId) => void;
}

/** A debit or credit of a transfer, with its reference and its actions (R-T15, R-T16). */
export function TransferHistoryRow({ transaction, onCancel }: TransferHistoryRowProps) {
  const { history: words } = useWords(transferWords);
  const { one } = useWords(transactionsWords);
  const { openTab } = useTabs();
  const maySend = useMay('move');
  const { id, description, reference, label, status, type, amount, date, time } = transaction;
  const { transferId, dueElsewhere, sentByAnother } = transaction;
  const moved = status !== 'failed' && status !== 'cancelled';
  const credit = type === 'credit';
  return (
    <li className="relative flex [contain-intrinsic-block-size:auto_--spacing(15)] flex-wrap [content-visibility:auto] items-start gap-x-3 gap-y-1.5 px-5 py-4 sm:px-6 xl:grid xl:grid-cols-[2.5rem_minmax(0,1fr)_7.5rem_7rem_11.5rem] xl:items-center xl:gap-x-4 xl:py-3">
      <RowButton
        label={one.open(
          description,
          formatMoney(credit ? amount : cents(-amount), 'always'),
          formatDate(date),
        )}
        onOpen={() => openTab('transactions', { transaction: id })}
      />
      <CounterpartyFace transaction={transaction} />
      <div className="min-w-0 flex-1 basis-words">
        <p className="font-semibold wrap-anywhere">{description}</p>
        <p className="figures flex flex-wrap gap-x-3 text-caption text-muted">
          <span>
            {formatDate(date)}, {formatClock(time)}
          </span>
          <span>{label}</span>
          {reference !== null && <span>{reference}</span>}
          {dueElsewhere !== undefined && (
            <span>{words.dueElsewhere(formatDate(dueElsewhere))}</span>
          )}
        </p>
      </div>
      <Money
        amount={credit ? amount : cents(-amount)}
        sign="always"
        className={classNames(
          'ml-auto text-right font-semibold xl:order-1',
          !moved && 'text-muted! line-through',
        )}
      />
      <div className="flex min-h-9 w-full flex-wrap items-center justify-between gap-x-3 xl:contents">
        <div>
          <StatusBadge status={status} />
        </div>
        <div className="relative -mr-2 flex justify-end gap-1 xl:order-2">
          {maySend && !credit && transferId !== null && (
            <>
              {status === 'pending' && sentByAnother !== true && (
                <Button
                  tone="quiet"
                  size="small"
                  icon={Ban}
                  aria-label={words.cancelOf(description, label)}
                  onClick={() => onCancel(transferId)}
                  className="px-2.5!"
                >
                  {words.cancel}
                </Button>
              )}
              <Button
                tone="quiet"
                size="small"
                icon={Repeat}
                aria-label={words.repeatOf(description, label)}
                onClick={() => openTab('transfer', { repeat: id })}
                className="px-2.5!"
              >
                {words.repeat}
              </Button>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
