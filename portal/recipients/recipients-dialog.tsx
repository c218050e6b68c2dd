import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { SavedRecipientList } from './saved-recipient-list.tsx';
import { savedRecipientWords } from './words.ts';

/** The saved recipients: rename, remove, add (R-T1). */
export default function RecipientsDialog(dialog: DialogOpen) {
  const words = useWords(savedRecipientWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      leadsOn={<OpenInFull place="recipients" onOpened={() => dialog.onOpenChange(false)} />}
    >
      <SavedRecipientList />
    </Dialog>
  );
}
