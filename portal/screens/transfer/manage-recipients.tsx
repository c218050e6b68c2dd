import { Suspense, useState } from 'react';
import { lazyDialog } from '../../parts/lazy-dialog.tsx';
import { TextButton } from '../../parts/text-link.tsx';
import { savedRecipientWords } from '../../words/saved-recipients.ts';
import { useWords } from '../../words/words.ts';

const RecipientsDialog = lazyDialog(() => import('./recipients-dialog.tsx'));

/** The way to the list of saved recipients. */
export function ManageRecipients() {
  const words = useWords(savedRecipientWords);
  const [dialog, setDialog] = useState<'not asked' | 'open' | 'closed'>('not asked');
  return (
    <>
      <TextButton className="text-small" onClick={() => setDialog('open')}>
        {words.manage}
      </TextButton>
      {dialog !== 'not asked' && (
        <Suspense fallback={null}>
          <RecipientsDialog
            open={dialog === 'open'}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
