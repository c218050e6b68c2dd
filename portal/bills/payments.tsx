import { type Ref, useRef, useState } from 'react';
import type { BillPayment, BillStatus } from '#contract/bills/bills.ts';
import { billsWords } from './words.ts';
import { HeadedSection } from '../design-system/parts/headings.tsx';
import { useWords } from '../language/sentences.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { cancelBill, cancelBillSeries, settledBillsQuery, upcomingBillsQuery } from './queries.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { CancelOrder } from '../standing-orders/cancel-order.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { News, Skeleton } from '../design-system/parts/states.tsx';
import { Ban, CalendarClock, CircleCheck, CircleX } from 'lucide-react';
import { Badge, type BadgeTone } from '../design-system/parts/badge.tsx';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { Face } from '../design-system/faces/face.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { useWithOwners } from '../people/owners.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { ShowMore } from '../design-system/composed/show-more.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { standingOrderWords } from '../standing-orders/words.ts';
import { May } from '../queries/session.ts';

/** The payments that lie ahead, which can be cancelled, and those that lie behind. */
export function Payments() {
  const words = useWords(billsWords).payments;
  const [asked, setAsked] = useState<{ payment: BillPayment; open: boolean } | null>(null);
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isCancelled = useRef(false);
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <News>{news}</News>
        <UpcomingBills
          heading={heading}
          onCancel={(payment) => {
            setNews('');
            isCancelled.current = false;
            setAsked({ payment, open: true });
          }}
        />
      </div>
      <SettledBills />
      {asked && (
        <CancelDialog
          key={asked.payment.id}
          payment={asked.payment}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
          // With the payment its button is gone, which would get the focus back.
          finalFocus={() => (isCancelled.current ? heading.current : null)}
          onCancelled={(what) => {
            isCancelled.current = true;
            setAsked({ ...asked, open: false });
            const { payeeName } = asked.payment;
            setNews((what === 'series' ? words.seriesCancelled : words.cancelled)(payeeName));
          }}
        />
      )}
    </div>
  );
}

interface CancelDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  payment: BillPayment;
  onCancelled: (what: 'one' | 'series') => void;
}

function CancelDialog({ payment, ...dialog }: CancelDialogProps) {
  const { cancellation: words } = useWords(billsWords);
  const queries = useQueryClient();
  const { amount, payeeName, date } = payment;
  return (
    <CancelOrder
      {...dialog}
      order={payment}
      what={words.payment(formatMoney(amount), payeeName, formatDate(date))}
      words={words}
      cancelOne={cancelBill}
      cancelSeries={cancelBillSeries}
      onSettled={() => refreshAfter(queries, 'bill')}
    />
  );
}

const looks: Record<BillStatus, { tone: BadgeTone; icon: IconShape }> = {
  scheduled: { tone: 'brand', icon: CalendarClock },
  paid: { tone: 'positive', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
  cancelled: { tone: 'neutral', icon: Ban },
};

function SettledBills() {
  const words = useWords(billsWords).payments;
  const query = useInfiniteQuery(settledBillsQuery);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-16" />}>
      {({ pages }) => {
        const settled = pages.flatMap((page) => page.payments);
        return (
          <HeadedSection
            id="settled-bills"
            heading={words.settled}
            none={settled.length === 0 && words.noSettled}
            className="grid gap-2"
          >
            <ul className="divide-y divide-line">
              {settled.map((payment) => (
                <Row key={payment.id} payment={payment} />
              ))}
            </ul>
            <ShowMore query={query} words={words} />
          </HeadedSection>
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

interface UpcomingBillsProps {
  heading: Ref<HTMLHeadingElement>;
  onCancel: (payment: BillPayment) => void;
}

function UpcomingBills({ heading, onCancel }: UpcomingBillsProps) {
  const words = useWords(billsWords).payments;
  const query = useQuery(upcomingBillsQuery);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-16" />}>
      {({ payments }) => (
        <HeadedSection
          id="upcoming-bills"
          heading={words.upcoming}
          ref={heading}
          none={payments.length === 0 && words.noUpcoming}
          className="grid gap-2"
        >
          <ul className="divide-y divide-line">
            {payments.map((payment) => (
              <Upcoming key={payment.id} payment={payment} onCancel={onCancel} />
            ))}
          </ul>
        </HeadedSection>
      )}
    </Loaded>
  );
}

function Upcoming({
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
