import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { statusExplained, statusWords } from '#contract/transactions/status-words.ts';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { StatusBadge } from '../design-system/parts/badge.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { formatClock, formatDate, formatMoment, formatMoney } from '../language/format.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { FocusedBody } from './progress.tsx';
import { useCompletedDetail } from './sent-on.ts';
import { Route } from './route.tsx';
import { badgeTones, statusSigns } from '../design-system/parts/badge.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { PrintedPage } from '../design-system/parts/printed-page.tsx';
import { printingWords } from '../design-system/printing-words.ts';
import { useWithOwners } from '../people/owners.ts';

/** Spec §4, step 6: three seconds later the dialog closes. */
const readingMs = 3000;

interface ReceiptProps {
  transfer: Transfer;
  title: string;
  /** Called when the receipt has stood for three seconds (R-T11); undefined where it stays. */
  onRead: (() => void) | undefined;
}

/** The outcome of a transfer, with its label and reference (R-T16). */
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
          <Detail label={words.when} figures>
            {formatDate(date)}, {formatClock(time)}
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

/** The outcome in a single sign and sentence: read out as a status, or at once where nothing was sent. */
function Outcome({ transfer }: { transfer: Transfer }) {
  const { receipt: words } = useWords(transferWords);
  const said = useWords(statusWords);
  const completed = useCompletedDetail();
  const { status, waitsUntil } = transfer;
  const { icon, tone } = statusSigns[status];
  const explained = (): string => {
    if (status === 'completed') return completed(transfer);
    if (waitsUntil !== undefined && status === 'pending') {
      return words.waitsDetail(formatMoment(waitsUntil));
    }
    const sentence = statusExplained(said, status);
    return status === 'failed' ? `${sentence} ${words.typedStays}` : sentence;
  };
  return (
    <div
      role={status === 'completed' || status === 'pending' ? 'status' : 'alert'}
      className="flex items-center gap-3"
    >
      <span
        className={classNames(
          'grid size-12 shrink-0 place-items-center rounded-full',
          status === 'completed' &&
            'transition-opacity duration-(--duration-calm) motion-safe:starting:opacity-0',
          badgeTones[tone],
        )}
      >
        <Icon shape={icon} size={26} />
      </span>
      <p className="font-medium">{explained()}</p>
    </div>
  );
}

/** Closes after the time for reading. After a key or a touch in the meantime the member decides when (WCAG 2.2.1). */
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

/** A receipt on paper, with all facts of the bank on the transfer; and the button that prints it. */
function PrintedReceipt({ transfer }: { transfer: Transfer }) {
  const { receipt: words } = useWords(transferWords);
  const { names: statusNames } = useWords(statusWords);
  const printing = useWords(printingWords);
  const withOwners = useWithOwners();
  const { amount, fromName, toName, toDetail, status, date, time, memo } = transfer;
  return (
    <>
      <div className="-ml-3">
        <Button tone="quiet" size="small" icon={Printer} onClick={() => window.print()}>
          {printing.printReceipt}
        </Button>
      </div>
      <PrintedPage title={printing.receipt}>
        <dl>
          <Fact label={words.amount}>
            <strong>{formatMoney(amount)}</strong>
          </Fact>
          <Fact label={words.from}>{withOwners(fromName)}</Fact>
          <Fact label={words.to}>
            {toDetail === null ? withOwners(toName) : `${toName} · ${toDetail}`}
          </Fact>
          {memo !== '' && <Fact label={printing.memo}>{memo}</Fact>}
          <Fact label={words.status}>{statusNames[status]}</Fact>
          <Fact label={words.when}>
            {formatDate(date)}, {formatClock(time)}
          </Fact>
          {transfer.dueElsewhere !== undefined && (
            <Fact label={words.dueElsewhere}>{formatDate(transfer.dueElsewhere)}</Fact>
          )}
          <Fact label={words.transaction}>{transfer.label}</Fact>
          <Fact label={words.reference}>{transfer.reference}</Fact>
          <Fact label={printing.id}>{transfer.id}</Fact>
        </dl>
      </PrintedPage>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[11rem_minmax(0,1fr)] gap-4 border-b border-line py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  );
}
