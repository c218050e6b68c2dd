import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { Lending } from './lending.tsx';
import { loansWords } from './words.ts';

/** The member's loans above whichever tab is shown (R-D13). */
export default function LoanDialog(dialog: DialogOpen) {
  const words = useWords(loansWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      size="large"
      leadsOn={<OpenInFull place="borrow" onOpened={() => dialog.onOpenChange(false)} />}
    >
      <Lending />
    </Dialog>
  );
}
