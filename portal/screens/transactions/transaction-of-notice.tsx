import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../parts/banner.tsx';
import { Button } from '../../parts/button.tsx';
import { eventTransactionQuery } from '../../queries/notices.ts';
import { type Detail, useTabs } from '../../shell/tabs.ts';
import { partsWords } from '../../words/parts.ts';
import { useExplain } from '../../words/refusals.ts';
import { shellWords } from '../../words/shell.ts';
import { useWords } from '../../words/words.ts';
import { DetailSheet } from './detail-views.tsx';

/** The transaction that the member came for from the notifications, whatever the list shows (R-B2). */
export function TransactionOfNotice() {
  const { detail, dropDetail } = useTabs();
  const asked = eventIn(detail);
  // Outlives the wish, so that the sheet is not empty while it slides away.
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  if (last === null) return null;
  return <TransactionOfEvent sequence={last} open={asked !== null} onClose={dropDetail} />;
}

interface TransactionOfEventProps {
  sequence: number;
  open: boolean;
  onClose: () => void;
}

function TransactionOfEvent({ sequence, open, onClose }: TransactionOfEventProps) {
  const words = useWords(shellWords).notifications;
  const { close } = useWords(partsWords);
  const explain = useExplain();
  const { data, error } = useQuery(eventTransactionQuery(sequence));
  if (data) {
    return (
      <DetailSheet
        transaction={data}
        newer={undefined}
        older={undefined}
        onGoTo={() => {}}
        open={open}
        onClose={onClose}
        finalFocus={() => document.querySelector('main')}
      />
    );
  }
  if (!open || (data === undefined && error === null)) return null;
  return (
    <div className="fixed inset-x-4 top-20 z-10 mx-auto max-w-120">
      <Banner
        tone="warning"
        role="alert"
        title={words.notOpened}
        className="shadow-floating"
        action={
          <Button tone="secondary" size="small" onClick={onClose}>
            {close}
          </Button>
        }
      >
        {error === null ? words.noTransaction : explain(error).title}
      </Banner>
    </div>
  );
}

/** Which event the member came to see the transaction of: `{ event: 12 }`. */
function eventIn(detail: Detail): number | null {
  const asks = typeof detail === 'object' && detail !== null && 'event' in detail;
  return asks && typeof detail.event === 'number' ? detail.event : null;
}
