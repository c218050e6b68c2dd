import { useRef } from 'react';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { InsuranceExplained } from './insurance-explained.tsx';
import { shareInsuranceWords } from './share-insurance-words.ts';

/** The insured part of the member's money, above the current screen. */
export default function InsuranceDialog(dialog: DialogOpen) {
  const words = useWords(shareInsuranceWords);
  // Without this ref the telephone number at the end gets the focus, and the text above is scrolled away.
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      leadsOn={<OpenInFull place="accounts" onOpened={() => dialog.onOpenChange(false)} />}
      initialFocus={body}
    >
      <div ref={body} tabIndex={-1} className="-mt-3 pt-3 outline-none">
        <InsuranceExplained />
      </div>
    </Dialog>
  );
}
