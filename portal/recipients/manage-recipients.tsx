import { Suspense, useState } from 'react';
import { lazyDialog } from '../design-system/parts/lazy-dialog.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { savedRecipientWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { useMay } from '../queries/session.ts';

const RecipientsDialog = lazyDialog(() => import('./recipients-dialog.tsx'));

/** The way to the list of saved recipients. */
export function ManageRecipients() {
  const words = useWords(savedRecipientWords);
  const mayManage = useMay('manage');
  const [dialog, setDialog] = useState<'not asked' | 'open' | 'closed'>('not asked');
  if (!mayManage) return null;
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
