import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { GoalsPanel } from './goals-panel.tsx';
import { goalWords } from './words.ts';

/** Savings goals above whichever tab is shown (R-G1). */
export default function GoalsDialog(dialog: DialogOpen) {
  const words = useWords(goalWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      leadsOn={<OpenInFull place="plan" onOpened={() => dialog.onOpenChange(false)} />}
    >
      <GoalsPanel />
    </Dialog>
  );
}
