import { Repeat } from 'lucide-react';
import type { TransactionId } from '#contract/ids.ts';
import { Button } from '../../parts/button.tsx';
import { useTabs } from '../../shell/tabs.ts';
import { transactionsWords } from '../../words/transactions.ts';
import { useWords } from '../../words/words.ts';

/** Opens the transfer form, filled in as for the transfer of this transaction. Nothing is sent. */
export function RepeatButton({ transactionId }: { transactionId: TransactionId }) {
  const { one: words } = useWords(transactionsWords);
  const { openTab } = useTabs();
  return (
    <Button
      tone="secondary"
      size="small"
      icon={Repeat}
      className="ml-auto"
      onClick={() => openTab('transfer', { repeat: transactionId })}
    >
      {words.repeat}
    </Button>
  );
}
