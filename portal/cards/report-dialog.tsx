import { deliveryDaysMax } from '#contract/cards/card-terms.ts';
import type { Card } from '#contract/cards/cards.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { cardsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

interface ReportDialogProps extends DialogOpen {
  card: Card;
  reason: 'lost' | 'stolen';
  onConfirm: () => void;
}

/** Confirms before a card is reported, which cannot be taken back, and states the effects (R-D10). */
export default function ReportDialog({ card, reason, onConfirm, ...dialog }: ReportDialogProps) {
  const words = useWords(cardsWords);
  const { report } = words;
  const confirm = () => {
    dialog.onOpenChange(false);
    onConfirm();
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={report.title[reason]}
      description={words.named(card.type, card.cardNumber)}
      size="small"
      keep={report.cancel}
      actions={[{ label: report.confirm[reason], onSelect: confirm }]}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>{report.locked}</li>
        <li>{report.newCard(deliveryDaysMax)}</li>
        <li>{report.merchants}</li>
      </ul>
      <p className="mt-3 text-small text-muted">{report.lockInstead}</p>
    </ConfirmDialog>
  );
}
