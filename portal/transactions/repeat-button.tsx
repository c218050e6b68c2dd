import { Repeat } from 'lucide-react';
import type { TransactionId } from '#contract/text/ids.ts';
import { Button } from '../design-system/parts/button.tsx';
import { useTabs } from '../navigation/tabs.ts';
import { transactionsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';

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
