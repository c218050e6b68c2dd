import { Ban, Repeat } from 'lucide-react';
import { cents } from '#contract/cents.ts';
import type { TransferId } from '#contract/ids.ts';
import type { Transaction } from '#contract/transactions.ts';
import { StatusBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Money } from '../../parts/money.tsx';
import { useTabs } from '../../shell/tabs.ts';
import { formatClock, formatDate } from '../../words/format.ts';
import { transferWords } from '../../words/transfer.ts';
import { useWords } from '../../words/words.ts';

interface TransferHistoryRowProps {
  transaction: Transaction;
  onCancel: (transfer: TransferId) => void;
}

/** One debit or credit of a transfer, with its reference, and what can be done with it (R-T15, R-T16). */
export function TransferHistoryRow({ transaction, onCancel }: TransferHistoryRowProps) {
  const { history: words } = useWords(transferWords);
  const { openTab } = useTabs();
  const { id, description, reference, label, status, type, amount, date, time, transferId } =
    transaction;
  const moved = status !== 'failed' && status !== 'cancelled';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-5 py-3.5 sm:px-6">
      <p className="font-semibold wrap-anywhere">{description}</p>
      <Money
        amount={type === 'credit' ? amount : cents(-amount)}
        sign="always"
        className={classNames('text-right font-semibold', !moved && 'text-muted! line-through')}
      />
      <p className="figures text-caption text-muted">
        {formatDate(date)}, {formatClock(time)}
        <br />
        {label}
        {reference !== null && <span> · {reference}</span>}
      </p>
      <div className="justify-self-end">
        <StatusBadge status={status} />
      </div>
      {type === 'debit' && transferId !== null && (
        <div className="col-span-2 -mx-2 flex flex-wrap gap-1">
          <Button
            tone="quiet"
            size="small"
            icon={Repeat}
            aria-label={words.repeatOf(description, label)}
            onClick={() => openTab('transfer', { repeat: id })}
          >
            {words.repeat}
          </Button>
          {status === 'pending' && (
            <Button
              tone="quiet"
              size="small"
              icon={Ban}
              aria-label={words.cancelOf(description, label)}
              onClick={() => onCancel(transferId)}
            >
              {words.cancel}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
