import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { BillPayment } from '#contract/bills/bills.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Face } from '../design-system/faces/face.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { upcomingBillsQuery } from './queries.ts';
import { standingOrderWords } from '../standing-orders/words.ts';
import { billsWords } from './words.ts';
import { formatDate } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/joint-owners.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { May } from '../queries/session.ts';

interface UpcomingBillsProps {
  heading: Ref<HTMLHeadingElement>;
  onCancel: (payment: BillPayment) => void;
}

/** The next payment of each series, soonest first. */
export function UpcomingBills({ heading, onCancel }: UpcomingBillsProps) {
  const words = useWords(billsWords).payments;
  const query = useQuery(upcomingBillsQuery);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-16" />}>
      {({ payments }) => (
        <section aria-labelledby="upcoming-bills" className="grid gap-2">
          <h3
            id="upcoming-bills"
            ref={heading}
            tabIndex={-1}
            className="text-body font-semibold outline-none"
          >
            {words.upcoming}
          </h3>
          {payments.length === 0 ? (
            <p className="text-small text-muted">{words.noUpcoming}</p>
          ) : (
            <ul className="divide-y divide-line">
              {payments.map((payment) => (
                <Row key={payment.id} payment={payment} onCancel={onCancel} />
              ))}
            </ul>
          )}
        </section>
      )}
    </Loaded>
  );
}

function Row({
  payment,
  onCancel,
}: { payment: BillPayment } & Pick<UpcomingBillsProps, 'onCancel'>) {
  const words = useWords(billsWords).payments;
  const { repeats } = useWords(standingOrderWords);
  const { payeeName, amount, date, fromName, repeat, memo } = payment;
  const withOwners = useWithOwners();
  const day = formatDate(date);
  const parts = [day, ...(repeat === 'once' ? [] : [repeats[repeat]]), withOwners(fromName)];
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 sm:gap-4">
      <Face kind="payee" name={payeeName} />
      <div className="min-w-0 flex-1 basis-20">
        <p className="font-medium wrap-anywhere">{payeeName}</p>
        <p className="text-small text-muted">{words.line(parts)}</p>
        {memo !== '' && <p className="line-clamp-2 text-small wrap-anywhere text-muted">{memo}</p>}
      </div>
      <Money amount={amount} className="font-semibold" />
      <May area="order">
        <Button
          tone="secondary"
          size="small"
          className="ml-auto"
          aria-label={words.cancelOf(payeeName, day)}
          onClick={() => onCancel(payment)}
        >
          {words.cancel}
        </Button>
      </May>
    </li>
  );
}
