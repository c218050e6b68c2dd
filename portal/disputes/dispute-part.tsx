import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { Action } from '../design-system/composed/action-row.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { disputeQuery } from './queries.ts';
import { disputesWords } from './words.ts';
import { formatDate } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { type ChangeShown, DisputeTracker } from './dispute-tracker.tsx';
import { useTabs } from '../navigation/tabs.ts';
import { wishedDraft, wishedPart } from '../navigation/wishes.ts';
import { useMay } from '../queries/session.ts';

const DisputeDialog = lazyDialog(() => import('./dispute-dialog.tsx'));

interface DisputePartProps {
  transaction: Transaction;
  changeShown: ChangeShown;
}

/** How a dispute of the transaction stands, or the way to open one while that can be done (R-X6). */
export function DisputePart({ transaction, changeShown }: DisputePartProps) {
  const words = useWords(disputesWords);
  const { detail } = useTabs();
  const isWished = wishedPart(detail) === `dispute ${transaction.id}`;
  const [isOpen, setOpen] = useState(isWished);
  const part = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);
  const mayDispute = useMay('manage');
  const isPayment = transaction.type === 'debit' && transaction.status === 'completed';
  const { data } = useQuery({ ...disputeQuery(transaction.id), enabled: isPayment });
  if (!isPayment || data === undefined) return null;
  const { dispute, offer } = data;
  return (
    <div ref={part} tabIndex={-1} className="grid gap-4 outline-none">
      {dispute && <DisputeTracker dispute={dispute} changeShown={changeShown} />}
      {mayDispute && offer.kind === 'offered' && (
        <>
          <Action>
            <Button
              ref={button}
              tone="secondary"
              size="small"
              icon={Scale}
              aria-label={words.dispute}
              onClick={() => setOpen(true)}
            >
              {words.short}
            </Button>
          </Action>
          <p className="text-caption text-muted">{words.until(formatDate(offer.until))}</p>
          {isOpen && (
            <DisputeDialog
              transaction={transaction}
              offer={offer}
              wished={isWished ? wishedDraft(detail) : {}}
              changeShown={changeShown}
              open
              onOpenChange={setOpen}
              onOpened={() => {
                wasOpened.current = true;
              }}
              // The button goes away once there is a dispute.
              finalFocus={() => (wasOpened.current ? part.current : button.current)}
            />
          )}
        </>
      )}
      {offer.kind === 'too-late' && dispute === null && (
        <p className="text-small text-muted">{words.tooLate(formatDate(offer.until))}</p>
      )}
    </div>
  );
}
