import type { Card } from '#contract/cards/cards.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { cardsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';

interface LockDialogProps {
  card: Card;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLock: () => void;
}

/** Asks before a card is locked, and says what that means (R-D4). */
export default function LockDialog({ card, open, onOpenChange, onLock }: LockDialogProps) {
  const words = useWords(cardsWords);
  const { lockDialog } = words;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={lockDialog.title(card.type)}
      description={words.named(card.type, card.cardNumber)}
      size="small"
      footer={
        <>
          <Button tone="secondary" onClick={() => onOpenChange(false)}>
            {lockDialog.cancel}
          </Button>
          <Button
            onClick={() => {
              onLock();
              onOpenChange(false);
            }}
          >
            {lockDialog.confirm}
          </Button>
        </>
      }
    >
      <p>{lockDialog.detail}</p>
      <p className="mt-2 text-small text-muted">{lockDialog.stays}</p>
    </Dialog>
  );
}
