import { Ban, CircleCheck, Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { StatusBadge } from '../design-system/parts/badge.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { formatClock, formatDate, formatMoment } from '../language/format.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { FocusedBody } from './focused-body.tsx';
import { useCompletedDetail } from './use-completed-detail.ts';
import { PrintedReceipt } from './printed-receipt.tsx';
import { Route } from './route.tsx';

/** Spec §4, step 6: three seconds later the dialog closes. */
const readingMs = 3000;

interface ReceiptProps {
  transfer: Transfer;
  /** What became of it, in a sentence. */
  title: string;
  /** Called when the receipt has stood for three seconds (R-T11); undefined where it stays. */
  onRead: (() => void) | undefined;
}

/** What became of a transfer, with its label and reference (R-T16). */
export function Receipt({ transfer, title, onRead }: ReceiptProps) {
  const { receipt: words } = useWords(transferWords);
  const { kind, status, amount, fromName, toName, toDetail, label, reference, date, time } =
    transfer;
  const closes = useClosing(onRead);
  return (
    <FocusedBody label={title}>
      <Outcome transfer={transfer} />
      <section aria-label={words.label} className="grid gap-5">
        <Route kind={kind} fromName={fromName} toName={toName} toDetail={toDetail}>
          <Money amount={amount} />
        </Route>
        <DetailList>
          <Detail label={words.status}>
            <StatusBadge status={status} />
          </Detail>
          <Detail label={words.when}>
            <span className="figures">
              {formatDate(date)}, {formatClock(time)}
            </span>
          </Detail>
          <Detail label={words.transaction}>
            <span className="figures select-all">{label}</span>
          </Detail>
          <Detail label={words.reference}>
            <span className="figures select-all">{reference}</span>
          </Detail>
        </DetailList>
      </section>
      <PrintedReceipt transfer={transfer} />
      {onRead && (
        // Each has room, so that the first press moves nothing from under the pointer.
        <p className="grid text-caption text-muted *:col-start-1 *:row-start-1">
          <span className={closes ? undefined : 'invisible'}>{words.closes}</span>
          <span className={closes ? 'invisible' : undefined}>{words.stays}</span>
        </p>
      )}
    </FocusedBody>
  );
}

/** The end of it in one sign and one sentence: read out as a status, or at once where nothing was sent. */
function Outcome({ transfer }: { transfer: Transfer }) {
  const { receipt: words } = useWords(transferWords);
  const completed = useCompletedDetail();
  const { status, waitsUntil } = transfer;
  const { shape, tone, sentence } =
    status === 'completed'
      ? {
          shape: CircleCheck,
          tone: 'bg-positive-soft text-positive',
          sentence: completed(transfer),
        }
      : status === 'pending'
        ? {
            shape: Clock,
            tone: 'bg-warning-soft text-warning',
            sentence:
              waitsUntil === undefined
                ? words.pendingDetail
                : words.waitsDetail(formatMoment(waitsUntil)),
          }
        : { shape: Ban, tone: 'bg-danger-soft text-danger', sentence: words.failedDetail };
  return (
    <div
      role={status === 'completed' || status === 'pending' ? 'status' : 'alert'}
      className="flex items-center gap-3"
    >
      <span className={classNames('grid size-12 shrink-0 place-items-center rounded-full', tone)}>
        <Icon shape={shape} size={26} />
      </span>
      <p className="font-medium">{sentence}</p>
    </div>
  );
}

/** Closes after the time for reading. Who touches a key or the screen meanwhile decides when for themselves (WCAG 2.2.1). */
function useClosing(close: (() => void) | undefined): boolean {
  const closeNow = useEffectEvent(() => close?.());
  const [kept, setKept] = useState(false);
  const closes = close !== undefined && !kept;
  useEffect(() => {
    if (!closes) return;
    const keep = () => setKept(true);
    const timer = setTimeout(() => closeNow(), readingMs);
    window.addEventListener('keydown', keep);
    window.addEventListener('pointerdown', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', keep);
      window.removeEventListener('pointerdown', keep);
    };
  }, [closes]);
  return closes;
}
