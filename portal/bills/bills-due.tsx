import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { BillPayment } from '#contract/bills/bills.ts';
import { lazyDialog } from '../design-system/parts/lazy-dialog.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { upcomingBillsQuery } from './queries.ts';
import { dashboardWords } from '../dashboard/words.es.ts';
import { useWords } from '../language/words.ts';
import { AttentionSection } from '../dashboard/attention-section.tsx';
import { formatShortDay } from '../language/short-day.ts';
import { dueSoon } from './due-soon.ts';

const shownMax = 3;

const BillsDialog = lazyDialog(() => import('./bills-dialog.tsx'));

/**
 * The bills that are paid within three days. Nothing where there is none, and nothing where they
 * cannot be read: the dialog says what is wrong.
 */
export function BillsDue() {
  const { data } = useQuery(upcomingBillsQuery);
  const [dialog, setDialog] = useState<'not asked' | 'open' | 'closed'>('not asked');
  const due = data === undefined ? [] : dueSoon(data.payments, data.earliest);
  return (
    <>
      {due.length > 0 && <DueList due={due} onView={() => setDialog('open')} />}
      {/* Beside the list: it stays open when its last bill is cancelled. */}
      {dialog !== 'not asked' && (
        <Suspense fallback={null}>
          <BillsDialog
            open={dialog === 'open'}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
            startAt="payments"
          />
        </Suspense>
      )}
    </>
  );
}

function DueList({ due, onView }: { due: readonly BillPayment[]; onView: () => void }) {
  const words = useWords(dashboardWords).billsDue;
  const shown = due.slice(0, shownMax);
  return (
    <AttentionSection
      id="bills-due"
      words={words}
      onView={onView}
      more={due.length > shown.length ? words.more(due.length - shown.length) : null}
    >
      {shown.map((payment) => (
        <Row key={payment.id} payment={payment} />
      ))}
    </AttentionSection>
  );
}

function Row({ payment }: { payment: BillPayment }) {
  const { payeeName, date, fromName, amount } = payment;
  return (
    <li className="flex items-center gap-4 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium wrap-anywhere">{payeeName}</p>
        <p className="text-small text-muted">
          {formatShortDay(date)} · {fromName}
        </p>
      </div>
      <Money amount={amount} className="font-semibold" />
    </li>
  );
}
