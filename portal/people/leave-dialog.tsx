import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { useWords } from '../language/sentences.ts';
import { useSession } from '../queries/session.ts';
import { memberQuery } from '../settings/member-queries.ts';
import { leave } from './queries.ts';
import { peopleWords } from './words.ts';

/** Asks before somebody gives up their own access. */
export default function LeaveDialog(dialog: DialogOpen) {
  const { yours: words, ending } = useWords(peopleWords);
  const queries = useQueryClient();
  const { holder } = useSession().membership;
  const give = useMutation({
    ...leave,
    onSuccess: async () => {
      showToast({ title: words.left(holder), tone: 'positive' });
      // These accounts are not there any more: the portal goes back to the person's own.
      await queries.invalidateQueries({ queryKey: memberQuery.queryKey });
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={words.leaveTitle}
      description={words.leaveWhat(holder)}
      keep={ending.keep}
      actions={[{ label: words.leave, busy: give.isPending, onSelect: () => give.mutate() }]}
      error={give.error}
    >
      <p>{words.leaveDetail}</p>
    </ConfirmDialog>
  );
}
