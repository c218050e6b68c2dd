import { MessageCircle } from 'lucide-react';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { Button } from '../design-system/parts/button.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { useSupportChat } from '../navigation/support-chat.ts';
import { supportWords } from '../support/words.ts';
import { useWords } from '../language/sentences.ts';

interface AskButtonProps {
  transaction: Transaction;
  /** Called before the chat opens. */
  onAsk?: () => void;
  className?: string;
}

/** Opens the support chat with a message about this transaction. Nothing is sent yet (R-C1). */
export function AskButton({ transaction, onAsk, className }: AskButtonProps) {
  const { askAbout } = useWords(supportWords);
  const { open } = useSupportChat();
  const { id, description, amount, type } = transaction;
  return (
    <Button
      tone="quiet"
      size="small"
      icon={MessageCircle}
      className={classNames('justify-self-start', className)}
      onClick={() => {
        onAsk?.();
        open({ id, description, amount, type });
      }}
    >
      {askAbout}
    </Button>
  );
}
