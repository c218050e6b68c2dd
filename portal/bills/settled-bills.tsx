import { useInfiniteQuery } from '@tanstack/react-query';
import { Ban, CalendarClock, CircleCheck, CircleX } from 'lucide-react';
import type { BillPayment, BillStatus } from '#contract/bills/bills.ts';
import { Badge, type BadgeTone } from '../design-system/parts/badge.tsx';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { Face } from '../design-system/faces/face.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { settledBillsQuery } from './queries.ts';
import { billsWords } from './words.ts';
import { formatDate } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/joint-owners.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { ShowMore } from '../design-system/composed/show-more.tsx';

const looks: Record<BillStatus, { tone: BadgeTone; icon: IconShape }> = {
  scheduled: { tone: 'brand', icon: CalendarClock },
  paid: { tone: 'positive', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
  cancelled: { tone: 'neutral', icon: Ban },
};

/** The payments that were made, failed or were cancelled, newest first. */
export function SettledBills() {
  const words = useWords(billsWords).payments;
  const query = useInfiniteQuery(settledBillsQuery);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-16" />}>
      {({ pages }) => {
        const settled = pages.flatMap((page) => page.payments);
        return (
          <section aria-labelledby="settled-bills" className="grid gap-2">
            <h3 id="settled-bills" className="text-body font-semibold">
              {words.settled}
            </h3>
            {settled.length === 0 ? (
              <p className="text-small text-muted">{words.noSettled}</p>
            ) : (
              <ul className="divide-y divide-line">
                {settled.map((payment) => (
                  <Row key={payment.id} payment={payment} />
                ))}
              </ul>
            )}
            <ShowMore query={query} words={words} />
          </section>
        );
      }}
    </Loaded>
  );
}

function Row({ payment }: { payment: BillPayment }) {
  const { payments: words, statuses } = useWords(billsWords);
  const { payeeName, amount, date, fromName, status, label, reason } = payment;
  const { tone, icon } = looks[status];
  const withOwners = useWithOwners();
  const parts = [formatDate(date), withOwners(fromName), ...(label === null ? [] : [label])];
  return (
    <li className="flex items-start gap-3 py-3 sm:gap-4">
      <Face kind="payee" name={payeeName} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{payeeName}</p>
        <p className="text-small text-muted">{words.line(parts)}</p>
        {reason !== null && <p className="text-small text-danger">{words.failedWhy[reason]}</p>}
      </div>
      <div className="flex flex-col items-end gap-1 sm:flex-row-reverse sm:items-center sm:gap-4">
        <Money amount={amount} className="min-w-20 text-right font-semibold" />
        <Badge tone={tone} icon={icon}>
          {statuses[status]}
        </Badge>
      </div>
    </li>
  );
}
