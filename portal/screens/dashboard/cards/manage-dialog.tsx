import type { Card } from '#contract/cards.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { TabPanels } from '../../../parts/tab-panels.tsx';
import { cardsWords } from '../../../words/cards.ts';
import { useWords } from '../../../words/words.ts';
import { LimitForm } from './limit-form.tsx';
import { PinForm } from './pin-form.tsx';
import { ReplaceCard } from './replace-card.tsx';
import { TravelNotices } from './travel-notices.tsx';

/** What there is to manage. */
export type CardPart = 'limits' | 'travel' | 'replace' | 'pin';

interface ManageDialogProps {
  card: Card;
  part: CardPart;
  onPartChange: (part: CardPart) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Limits, travel notices, another card and the PIN of one card (R-D4). */
export default function ManageDialog({
  card,
  part,
  onPartChange,
  open,
  onOpenChange,
}: ManageDialogProps) {
  const words = useWords(cardsWords);
  const { manageDialog } = words;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={manageDialog.title(card.type)}
      description={words.named(card.type, card.cardNumber)}
    >
      <TabPanels
        label={manageDialog.sections}
        value={part}
        onValueChange={onPartChange}
        panels={[
          { value: 'limits', label: manageDialog.limits, children: <LimitForm card={card} /> },
          { value: 'travel', label: manageDialog.travel, children: <TravelNotices card={card} /> },
          { value: 'replace', label: manageDialog.replace, children: <ReplaceCard card={card} /> },
          { value: 'pin', label: manageDialog.pin, children: <PinForm card={card} /> },
        ]}
      />
    </Dialog>
  );
}
