import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ScheduledTransfer } from '#contract/transfers/scheduled-transfers.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Card } from '../design-system/parts/card.tsx';
import { SectionHeading } from '../design-system/parts/headings.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { Loading, Skeleton } from '../design-system/parts/states.tsx';
import {
  cancelScheduledTransfer,
  cancelTransferSeries,
  scheduledTransfersQuery,
} from '../payments/queries.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { standingOrderWords } from '../standing-orders/words.ts';
import { scheduledTransferWords } from '../payments/scheduled-transfer-words.ts';
import { PlaceProblem } from '../design-system/composed/loaded.tsx';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/owners.ts';
import { May } from '../queries/session.ts';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { refreshAfter } from '../queries/refresh.ts';
import { CancelOrder } from '../standing-orders/cancel-order.tsx';

/** The next transfer of each series, soonest first, and the transfers lately not sent. */
export function ScheduledTransfers() {
  const { list: words } = useWords(scheduledTransferWords);
  const section = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<ScheduledTransfer | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <Card
      ref={section}
      padding="none"
      tabIndex={-1}
      aria-labelledby="scheduled-transfers"
      className="outline-none"
    >
      <div className="border-b border-line px-5 py-3 sm:px-6">
        <SectionHeading id="scheduled-transfers">{words.heading}</SectionHeading>
      </div>
      <Body
        onCancel={(one) => {
          setChosen(one);
          setOpen(true);
        }}
      />
      {chosen !== null && (
        <CancelScheduled
          key={chosen.id}
          one={chosen}
          open={open}
          onOpenChange={setOpen}
          // The button that opened it may be gone with its transfer.
          finalFocus={() => section.current}
        />
      )}
    </Card>
  );
}

function Body({ onCancel }: { onCancel: (one: ScheduledTransfer) => void }) {
  const { list: words } = useWords(scheduledTransferWords);
  const query = useQuery(scheduledTransfersQuery);
  if (query.data === undefined && query.isError) {
    return <PlaceProblem title={words.failed} query={query} />;
  }
  if (query.data === undefined) {
    return (
      <Loading label={words.loading}>
        <div className="p-5">
          <Skeleton className="h-5 w-3/5" />
        </div>
      </Loading>
    );
  }
  const { ahead, failed } = query.data;
  if (ahead.length === 0 && failed.length === 0) {
    return <p className="px-5 py-4 text-small text-muted sm:px-6">{words.empty}</p>;
  }
  return (
    <ul aria-label={words.list} className="divide-y divide-line">
      {ahead.map((one) => (
        <Ahead key={one.id} one={one} onCancel={() => onCancel(one)} />
      ))}
      {failed.map((one) => (
        <NotSent key={one.id} one={one} />
      ))}
    </ul>
  );
}

function Ahead({ one, onCancel }: { one: ScheduledTransfer; onCancel: () => void }) {
  const { list: words } = useWords(scheduledTransferWords);
  const { repeats } = useWords(standingOrderWords);
  const { toName, toDetail, amount, date, fromName, repeat, memo } = one;
  const withOwners = useWithOwners();
  const day = formatDate(date);
  const parts = [day, ...(repeat === 'once' ? [] : [repeats[repeat]]), withOwners(fromName)];
  return (
    <li className="flex items-center gap-3 px-5 py-3.5 sm:gap-4 sm:px-6">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{words.to(toName)}</p>
        {toDetail !== null && (
          <p className="figures text-caption wrap-anywhere text-muted">{toDetail}</p>
        )}
        <p className="text-caption text-muted">{words.line(parts)}</p>
        {memo !== '' && (
          <p className="line-clamp-2 text-caption wrap-anywhere text-muted">{memo}</p>
        )}
      </div>
      <div className="grid justify-items-end gap-1.5">
        <Money amount={amount} className="font-semibold" />
        <May area="order">
          <Button
            tone="secondary"
            size="small"
            aria-label={words.cancelOf(toName, day)}
            onClick={onCancel}
          >
            {words.cancel}
          </Button>
        </May>
      </div>
    </li>
  );
}

function NotSent({ one }: { one: ScheduledTransfer }) {
  const { list: words, reasons } = useWords(scheduledTransferWords);
  const { toName, amount, date, reason } = one;
  return (
    <li className="flex items-start gap-3 px-5 py-3.5 sm:gap-4 sm:px-6">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{words.to(toName)}</p>
        <p className="text-caption text-danger">
          {words.notSent}: {words.notSentOn(formatDate(date), reasons[reason ?? 'refused'])}
        </p>
      </div>
      <Money amount={amount} className="font-semibold text-muted! line-through" />
    </li>
  );
}

interface CancelScheduledProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  one: ScheduledTransfer;
}

function CancelScheduled({ one, ...dialog }: CancelScheduledProps) {
  const { cancellation: words } = useWords(scheduledTransferWords);
  const queries = useQueryClient();
  const { amount, toName, date } = one;
  return (
    <CancelOrder
      {...dialog}
      order={one}
      what={words.transfer(formatMoney(amount), toName, formatDate(date))}
      words={words}
      cancelOne={cancelScheduledTransfer}
      cancelSeries={cancelTransferSeries}
      onSettled={() => refreshAfter(queries, 'scheduled-transfer')}
      onCancelled={(what) => {
        const title = (what === 'series' ? words.seriesCancelled : words.cancelled)(toName);
        showToast({ title, description: words.noMoney, tone: 'positive' });
        dialog.onOpenChange(false);
      }}
    />
  );
}
