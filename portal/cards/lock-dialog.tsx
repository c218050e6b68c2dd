import type { Card } from '#contract/cards/cards.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { partsWords } from '../design-system/words.ts';
import { cardsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

interface LockDialogProps extends DialogOpen {
  card: Card;
  onLock: () => void;
}

/** Confirms before a card is locked, and explains the lock (R-D4). */
export default function LockDialog({ card, onLock, ...dialog }: LockDialogProps) {
  const words = useWords(cardsWords);
  const { lockDialog } = words;
  const { cancel } = useWords(partsWords);
  const lock = () => {
    onLock();
    dialog.onOpenChange(false);
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={lockDialog.title(card.type)}
      description={words.named(card.type, card.cardNumber)}
      size="small"
      keep={cancel}
      actions={[{ label: lockDialog.confirm, tone: 'primary', onSelect: lock }]}
    >
      <p>{lockDialog.detail}</p>
      <p className="mt-2 text-small text-muted">{lockDialog.stays}</p>
    </ConfirmDialog>
  );
}
