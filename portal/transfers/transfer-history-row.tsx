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

/** A debit or credit of a transfer on two lines, with its actions (R-T15); its label and reference are in its detail. */
export function TransferHistoryRow({ transaction, onCancel }: TransferHistoryRowProps) {
  const { history: words } = useWords(transferWords);
  const { one } = useWords(transactionsWords);
  const { openTab } = useTabs();
  const maySend = useMay('move');
  const { id, description, label, status, type, amount, date, time } = transaction;
  const { transferId, dueElsewhere, sentByAnother } = transaction;
  const moved = status !== 'failed' && status !== 'cancelled';
  const credit = type === 'credit';
  return (
    <li className="relative grid [contain-intrinsic-block-size:auto_--spacing(18)] grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-5 py-3 [content-visibility:auto] @xl:grid-cols-[2.5rem_minmax(0,1fr)_auto_7.5rem] sm:px-6">
      <RowButton
        label={one.open(
          description,
          formatMoney(credit ? amount : cents(-amount), 'always'),
          formatDate(date),
        )}
        onOpen={() => openTab('transactions', { transaction: id })}
      />
      <div className="row-span-2">
        <CounterpartyFace transaction={transaction} />
      </div>
      <p className="font-semibold wrap-anywhere narrow:text-small">{description}</p>
      <Money
        amount={credit ? amount : cents(-amount)}
        sign="always"
        className={classNames(
          'self-baseline text-right font-semibold narrow:text-small @xl:col-start-4 @xl:row-span-2 @xl:self-center',
          !moved && 'text-muted! line-through',
        )}
      />
      <div className="col-span-2 col-start-2 flex min-h-9 items-center gap-x-3 @xl:contents">
        <div className="figures flex min-w-0 flex-1 flex-wrap @xl:col-start-2 items-center gap-x-3 gap-y-1 text-caption text-muted">
          <span>
            {formatDate(date)}
            <span className="@max-xl:sr-only">, {formatClock(time)}</span>
          </span>
          <StatusBadge status={status} />
          {dueElsewhere !== undefined && (
            <span>{words.dueElsewhere(formatDate(dueElsewhere))}</span>
          )}
        </div>
        {maySend && !credit && transferId !== null && (
          <div className="relative -mr-2.5 flex @xl:col-start-3 @xl:row-span-2 @xl:row-start-1">
            {status === 'pending' && sentByAnother !== true && (
              <Button
                tone="quiet"
                size="small"
                icon={Ban}
                aria-label={words.cancelOf(description, label)}
                onClick={() => onCancel(transferId)}
                className="px-2.5!"
              >
                <span className="@max-xl:sr-only">{words.cancel}</span>
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
              <span className="@max-xl:sr-only">{words.repeat}</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
