import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { Conversion } from './conversion.tsx';
import { exchangeWords } from './words.ts';

/** Converts amounts between currencies; nothing is bought or sold (R-D9). */
export default function ExchangeDialog(dialog: DialogOpen) {
  const words = useWords(exchangeWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      leadsOn={<OpenInFull place="currency" onOpened={() => dialog.onOpenChange(false)} />}
    >
      <Conversion />
    </Dialog>
  );
}
