import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { CreditReport } from './credit-report.tsx';
import { creditScoreWords } from './words.ts';

/** The credit score, its history and its factors (R-D13). */
export default function CreditScoreDialog(dialog: DialogOpen) {
  const words = useWords(creditScoreWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      leadsOn={<OpenInFull place="borrow" onOpened={() => dialog.onOpenChange(false)} />}
    >
      <CreditReport />
    </Dialog>
  );
}
