import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { BoxServices } from './box-services.tsx';
import { safeDepositWords } from './words.ts';

/** The safe deposit box, visits to it and its fee (R-D11). */
export default function SafeDepositDialog(dialog: DialogOpen) {
  const words = useWords(safeDepositWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      leadsOn={<OpenInFull place="branch" onOpened={() => dialog.onOpenChange(false)} />}
    >
      <BoxServices />
    </Dialog>
  );
}
