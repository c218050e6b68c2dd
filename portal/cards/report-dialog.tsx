import { deliveryDaysMax } from '#contract/cards/card-terms.ts';
import type { Card } from '#contract/cards/cards.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { cardsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';

interface ReportDialogProps {
  card: Card;
  reason: 'lost' | 'stolen';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Asks before a card is reported, as that cannot be taken back, and says what follows (R-D10). */
export default function ReportDialog({
  card,
  reason,
  open,
  onOpenChange,
  onConfirm,
}: ReportDialogProps) {
  const words = useWords(cardsWords);
  const { report } = words;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={report.title[reason]}
      description={words.named(card.type, card.cardNumber)}
      size="small"
      footer={
        <>
          <Button tone="secondary" onClick={() => onOpenChange(false)}>
            {report.cancel}
          </Button>
          <Button
            tone="danger"
            onClick={() => {
              onOpenChange(false);
              onConfirm();
            }}
          >
            {report.confirm[reason]}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>{report.locked}</li>
        <li>{report.newCard(deliveryDaysMax)}</li>
        <li>{report.merchants}</li>
      </ul>
      <p className="mt-3 text-small text-muted">{report.lockInstead}</p>
    </Dialog>
  );
}
