import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { StatementArchives } from './statement-archives.tsx';
import { statementsWords } from './words.ts';

/** The quick action for statements: a statement for each month of each account, to keep as a PDF (R-D8). */
export default function StatementsDialog(dialog: DialogOpen) {
  const words = useWords(statementsWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      leadsOn={<OpenInFull place="documents" onOpened={() => dialog.onOpenChange(false)} />}
    >
      <StatementArchives />
    </Dialog>
  );
}
