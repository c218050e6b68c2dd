import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { CardServices } from './card-services.tsx';
import { cardsWords } from './words.ts';

/** The services for a card, for any of the member's cards (R-D10). */
export default function CardServicesDialog(dialog: DialogOpen) {
  const words = useWords(cardsWords);
  return (
    <Dialog
      {...dialog}
      title={words.services.title}
      leadsOn={<OpenInFull place="cards" onOpened={() => dialog.onOpenChange(false)} />}
    >
      <CardServices />
    </Dialog>
  );
}
