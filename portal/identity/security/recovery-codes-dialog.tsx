import { Printer } from 'lucide-react';
import { Button } from '../../design-system/parts/button.tsx';
import { CopyButton } from '../../design-system/parts/copy-button.tsx';
import { Dialog } from '../../design-system/parts/dialog.tsx';
import { PrintedPage } from '../../design-system/parts/printed-page.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { securityCenterWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Shows new recovery codes, this once: it closes only when the member says that they have kept them. */
export default function RecoveryCodesDialog({
  codes,
  onClose,
  finalFocus,
}: RecoveryCodesDialogProps) {
  const words = useWords(securityCenterWords).recovery;
  const list = (
    <ol
      aria-label={words.list}
      className="figures grid at-most-2 gap-x-6 gap-y-2 rounded-control bg-sunken px-4 py-3 font-semibold"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      size="small"
      dismissible={false}
      finalFocus={finalFocus}
      footer={
        <Button
          onClick={() => {
            showToast({ title: words.made, tone: 'positive' });
            onClose();
          }}
        >
          {words.kept}
        </Button>
      }
    >
      <div className="grid gap-4">
        {list}
        <div className="flex flex-wrap items-center gap-3">
          <Button tone="secondary" size="small" icon={Printer} onClick={() => window.print()}>
            {words.print}
          </Button>
          <CopyButton text={codes.join('\n')} />
        </div>
      </div>
      <PrintedPage title={words.title}>
        {list}
        <p className="mt-4">{words.printed}</p>
      </PrintedPage>
    </Dialog>
  );
}
