import { cents } from '#contract/cents.ts';
import type { Transaction } from '#contract/transactions.ts';
import { StatusBadge } from '../../parts/badge.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Money } from '../../parts/money.tsx';
import { formatDate } from '../../words/format.ts';

/** One debit or credit of a transfer, with its reference (R-T15, R-T16). */
export function TransferHistoryRow({ transaction }: { transaction: Transaction }) {
  const { description, reference, label, status, type, amount, date, time } = transaction;
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
        {formatDate(date)}, {time}
        <br />
        {label}
        {reference !== null && <span> · {reference}</span>}
      </p>
      <div className="justify-self-end">
        <StatusBadge status={status} />
      </div>
    </li>
  );
}
