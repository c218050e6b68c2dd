import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TransactionId } from '#contract/text/ids.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { eventTransactionQuery, transactionQuery } from './queries.ts';
import { type Detail, useTabs } from '../navigation/tabs.ts';
import { partsWords } from '../design-system/words.ts';
import { useExplain } from '../language/refusals.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { DetailSheet } from './detail-views.tsx';

/** The transaction that the member came for from the notifications or the palette, whatever the list shows (R-B2). */
export function TransactionOfNotice() {
  const { detail, dropDetail } = useTabs();
  const asked = wishIn(detail);
  // Outlives the wish, so that the sheet is not empty while it slides away.
  const [last, setLast] = useState(asked);
  if (asked !== null && JSON.stringify(asked) !== JSON.stringify(last)) setLast(asked);
  if (last === null) return null;
  return <TransactionWished wish={last} open={asked !== null} onClose={dropDetail} />;
}

/** The transaction of an event, `{ event: 12 }`, or a transaction by its id, `{ transaction: id }`. */
type Wish = { readonly event: number } | { readonly transaction: TransactionId };

interface TransactionWishedProps {
  wish: Wish;
  open: boolean;
  onClose: () => void;
}

function TransactionWished({ wish, open, onClose }: TransactionWishedProps) {
  const words = useWords(transactionsWords).ofNotice;
  const { close } = useWords(partsWords);
  const explain = useExplain();
  const ofEvent = useQuery({
    ...eventTransactionQuery('event' in wish ? wish.event : 0),
    enabled: 'event' in wish,
  });
  const byId = useQuery({
    ...transactionQuery('transaction' in wish ? wish.transaction : ('' as TransactionId)),
    enabled: 'transaction' in wish,
  });
  const { data, error } = 'event' in wish ? ofEvent : byId;
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

function wishIn(detail: Detail): Wish | null {
  if (typeof detail !== 'object' || detail === null) return null;
  if ('event' in detail && typeof detail.event === 'number') return { event: detail.event };
  return 'transaction' in detail && typeof detail.transaction === 'string'
    ? { transaction: detail.transaction as TransactionId }
    : null;
}
