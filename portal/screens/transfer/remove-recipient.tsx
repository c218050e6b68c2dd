import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Recipient } from '#contract/recipients.ts';
import { RemoveInPlace } from '../../parts/remove-in-place.tsx';
import { refreshRecipients, removeRecipient } from '../../queries/recipients.ts';
import { savedRecipientWords } from '../../words/saved-recipients.ts';
import { useWords } from '../../words/words.ts';
import { NotDone } from './not-done.tsx';

interface RemoveRecipientProps {
  recipient: Recipient;
  onKept: () => void;
  onRemoved: () => void;
}

/** Asks before a saved recipient is taken off the list, in its place there. */
export function RemoveRecipient({ recipient, onKept, onRemoved }: RemoveRecipientProps) {
  const words = useWords(savedRecipientWords);
  const queries = useQueryClient();
  const removal = useMutation({
    ...removeRecipient,
    onSuccess: onRemoved,
    onSettled: () => refreshRecipients(queries),
  });
  return (
    <RemoveInPlace
      title={words.removeTitle(recipient.name)}
      detail={words.removeDetail}
      words={words}
      problem={
        removal.error !== null && <NotDone error={removal.error} noAnswer={words.noAnswer} />
      }
      busy={removal.isPending}
      onRemove={() => removal.mutate(recipient.id)}
      onKept={onKept}
    />
  );
}
