import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedRequest } from '#contract/money-requests/money-requests.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import { useWords } from '../language/sentences.ts';
import PayDialog from './pay-dialog.tsx';
import { requestOfLinkQuery } from './queries.ts';
import { moneyRequestWords } from './words.ts';

/** The request of an opened link, in its first state: the payment itself reports its changes. */
export default function OpenedLink({ token, onClosed }: { token: string; onClosed: () => void }) {
  const words = useWords(moneyRequestWords);
  const [open, setOpen] = useState(true);
  const [first, setFirst] = useState<ReceivedRequest | null>(null);
  const { data, error } = useQuery(requestOfLinkQuery(token));
  if (first === null && data !== undefined) setFirst(data);
  const dialog = {
    open,
    onOpenChange: (next: boolean) => {
      setOpen(next);
      if (!next) onClosed();
    },
  };
  if (first !== null) return <PayDialog one={first} {...dialog} />;
  if (error === null) return null;
  const isNothing = isRefusal(error) && error.code === 'NOT_FOUND';
  return (
    <Dialog
      {...dialog}
      title={words.paying.notThere}
      footer={<Button onClick={() => dialog.onOpenChange(false)}>{words.paying.close}</Button>}
    >
      {isNothing ? (
        <Banner tone="info">{words.paying.notThereDetail}</Banner>
      ) : (
        <ProblemBanner error={error} />
      )}
    </Dialog>
  );
}
