import { Ban, CircleCheck, Clock } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { Transfer } from '#contract/transfers.ts';
import { StatusBadge } from '../../parts/badge.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Money } from '../../parts/money.tsx';
import { formatClock, formatDate } from '../../words/format.ts';
import { transferWords } from '../../words/transfer.ts';
import { useWords } from '../../words/words.ts';
import { Detail, DetailList, NameWithDetail } from './detail-list.tsx';
import { FocusedBody } from './focused-body.tsx';

/** Spec §4, step 6: three seconds later the dialog closes. */
const readingMs = 3000;

interface ReceiptProps {
  transfer: Transfer;
  /** Called when the receipt has stood for three seconds (R-T11); undefined where it stays. */
  onRead: (() => void) | undefined;
}

/** What became of a transfer, with its label and reference (R-T16). */
export function Receipt({ transfer, onRead }: ReceiptProps) {
  const { receipt: words } = useWords(transferWords);
  const { status, amount, fromName, toName, toDetail, label, reference, date, time } = transfer;
  useClosing(onRead);
  return (
    <FocusedBody>
      <Outcome status={status} />
      <section aria-label={words.label}>
        <DetailList>
          <Detail label={words.amount}>
            <Money amount={amount} className="font-semibold" />
          </Detail>
          <Detail label={words.from}>{fromName}</Detail>
          <Detail label={words.to}>
            <NameWithDetail name={toName} detail={toDetail} />
          </Detail>
          <Detail label={words.transaction}>
            <span className="figures select-all">{label}</span>
          </Detail>
          <Detail label={words.reference}>
            <span className="figures select-all">{reference}</span>
          </Detail>
          <Detail label={words.status}>
            <StatusBadge status={status} />
          </Detail>
          <Detail label={words.when}>
            <span className="figures">
              {formatDate(date)}, {formatClock(time)}
            </span>
          </Detail>
        </DetailList>
      </section>
      {onRead && <p className="text-caption text-muted">{words.closes}</p>}
    </FocusedBody>
  );
}

function Outcome({ status }: Pick<Transfer, 'status'>) {
  const { receipt: words } = useWords(transferWords);
  if (status === 'completed') {
    return (
      <p role="status" className="flex items-center gap-3 text-positive">
        <Icon shape={CircleCheck} size={24} />
        <span className="font-medium">{words.completedDetail}</span>
      </p>
    );
  }
  if (status === 'pending') {
    return (
      <p role="status" className="flex items-center gap-3 text-warning">
        <Icon shape={Clock} size={24} />
        <span className="font-medium">{words.pendingDetail}</span>
      </p>
    );
  }
  return (
    <p role="alert" className="flex items-center gap-3 text-danger">
      <Icon shape={Ban} size={24} />
      <span className="font-medium">{words.failedDetail}</span>
    </p>
  );
}

function useClosing(close: (() => void) | undefined): void {
  const closeNow = useEffectEvent(() => close?.());
  const closes = close !== undefined;
  useEffect(() => {
    if (!closes) return;
    const timer = setTimeout(() => closeNow(), readingMs);
    return () => clearTimeout(timer);
  }, [closes]);
}
