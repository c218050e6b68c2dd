import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { useWords } from '../language/sentences.ts';
import { endAccess, type PersonWithAccess, refreshPeople } from './queries.ts';
import { peopleWords } from './words.ts';

interface EndDialogProps extends DialogOpen {
  person: PersonWithAccess;
  onEnded: () => void;
}

/** Asks before somebody's access ends: it ends at once. */
export default function EndDialog({ person, onEnded, ...dialog }: EndDialogProps) {
  const { ending: words } = useWords(peopleWords);
  const queries = useQueryClient();
  const { name, personId } = person;
  const end = useMutation({
    ...endAccess,
    onSuccess: async () => {
      showToast({ title: words.done(name), tone: 'positive' });
      dialog.onOpenChange(false);
      await refreshPeople(queries);
      onEnded();
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={words.title(name)}
      description={words.what}
      keep={words.keep}
      actions={[
        { label: words.confirm, busy: end.isPending, onSelect: () => end.mutate(personId) },
      ]}
      error={end.error}
    >
      <p>{words.detail}</p>
    </ConfirmDialog>
  );
}
