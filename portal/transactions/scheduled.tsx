import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { cents, type Cents } from '#contract/money/cents.ts';
import { Card } from '../design-system/parts/card.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { upcomingBillsQuery } from '../bills/queries.ts';
import { scheduledTransfersQuery } from '../payments/queries.ts';
import { formatDate } from '../language/format.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import type { BillPayment } from '#contract/bills/bills.ts';
import type { ScheduledTransfer } from '#contract/transfers/scheduled-transfers.ts';
import type { LocalDate } from '#contract/time/time.ts';

/**
 * The payments scheduled for a day to come, apart from past transactions: a line, and each payment behind it. Nothing where
 * nothing is scheduled, or where the schedule cannot be read: it stands with the transfers and the bills as well.
 */
export function Scheduled() {
  const { scheduled: words } = useWords(transactionsWords);
  const transfers = useQuery(scheduledTransfersQuery).data?.ahead;
  const bills = useQuery(upcomingBillsQuery).data?.payments;
  const [open, setOpen] = useState(false);
  const listId = useId();
  const ahead = aheadOf(transfers ?? [], bills ?? []);
  const [next] = ahead;
  if (next === undefined) return null;
  return (
    <Card padding="none" aria-label={words.heading}>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 py-2 text-left text-small transition-colors hover:bg-sunken sm:px-5"
        >
          <Icon shape={CalendarClock} size={18} className="text-muted" />
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{words.heading}</span>{' '}
            <span className="text-muted">{words.next(ahead.length, formatDate(next.date))}</span>
          </span>
          <Money amount={totalOf(ahead)} className="text-muted" />
          <Icon
            shape={ChevronRight}
            size={18}
            className={classNames('text-muted transition-transform', open && 'rotate-90')}
          />
        </button>
      </h2>
      {open && (
        <ul id={listId} className="divide-y divide-line border-t border-line">
          {ahead.map(({ key, name, from, date, amount }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-4 px-4 py-2.5 sm:px-5">
              <div className="min-w-0 flex-1 basis-words">
                <p className="line-clamp-2 leading-tight font-medium wrap-anywhere">{name}</p>
                <p className="text-small text-muted">
                  {formatDate(date)} · {from}
                </p>
              </div>
              <Money amount={cents(-amount)} className="ml-auto font-semibold" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function totalOf(ahead: readonly Ahead[]) {
  return cents(-ahead.reduce((sum, { amount }) => sum + amount, 0));
}

/** A transfer or a bill that is to leave an account on a day to come. */
interface Ahead {
  readonly key: string;
  /** The recipient. */
  readonly name: string;
  /** The account that it leaves. */
  readonly from: string;
  readonly date: LocalDate;
  readonly amount: Cents;
}

/** The scheduled payments, soonest first. */
export function aheadOf(
  transfers: readonly ScheduledTransfer[],
  bills: readonly BillPayment[],
): readonly Ahead[] {
  const all = [
    ...transfers.map(({ id, toName, fromName, date, amount }) => ({
      key: `transfer ${id}`,
      name: toName,
      from: fromName,
      date,
      amount,
    })),
    ...bills.map(({ id, payeeName, fromName, date, amount }) => ({
      key: `bill ${id}`,
      name: payeeName,
      from: fromName,
      date,
      amount,
    })),
  ];
  return all.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}
