import type { Card } from '#contract/cards/cards.ts';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { cardsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { type CardPart, CardParts } from './card-parts.tsx';

interface ManageDialogProps {
  card: Card;
  part: CardPart;
  onPartChange: (part: CardPart) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What can be done with one card, opened from that card (R-D4). */
export default function ManageDialog({
  card,
  part,
  onPartChange,
  open,
  onOpenChange,
}: ManageDialogProps) {
  const words = useWords(cardsWords);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.manageOf(card.type)}
      description={words.named(card.type, card.cardNumber)}
    >
      <CardParts card={card} part={part} onPartChange={onPartChange} />
    </Dialog>
  );
}
