import type { Card } from '#contract/cards/cards.ts';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { cardsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { type CardPart, CardParts } from './card-parts.tsx';

interface ManageDialogProps extends DialogOpen {
  card: Card;
  part: CardPart;
  onPartChange: (part: CardPart) => void;
}

/** The services for a single card, opened from that card (R-D4). */
export default function ManageDialog({ card, part, onPartChange, ...dialog }: ManageDialogProps) {
  const words = useWords(cardsWords);
  return (
    <Dialog
      {...dialog}
      title={words.manageOf(card.type)}
      description={words.named(card.type, card.cardNumber)}
    >
      <CardParts card={card} part={part} onPartChange={onPartChange} />
    </Dialog>
  );
}
