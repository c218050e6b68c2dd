import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { Investments } from './investments.tsx';
import { portfolioWords } from './words.ts';

/** The member's investments (R-D12). */
export default function PortfolioDialog(dialog: DialogOpen) {
  const words = useWords(portfolioWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      size="large"
      leadsOn={<OpenInFull place="borrow" onOpened={() => dialog.onOpenChange(false)} />}
    >
      <Investments />
    </Dialog>
  );
}
