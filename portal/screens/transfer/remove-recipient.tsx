import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Recipient } from '#contract/recipients.ts';
import { Button } from '../../parts/button.tsx';
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
  const question = useRef<HTMLDivElement>(null);
  const removal = useMutation({
    ...removeRecipient,
    onSuccess: onRemoved,
    onSettled: () => refreshRecipients(queries),
  });
  // It stands where the button was that had the focus.
  useEffect(() => question.current?.focus(), []);
  return (
    <div
      ref={question}
      role="group"
      aria-label={words.removeTitle(recipient.name)}
      tabIndex={-1}
      className="grid gap-3 outline-none"
    >
      <div>
        <p className="font-medium wrap-anywhere">{words.removeTitle(recipient.name)}</p>
        <p className="text-small text-muted">{words.removeDetail}</p>
      </div>
      {removal.error !== null && <NotDone error={removal.error} noAnswer={words.noAnswer} />}
      <div className="flex gap-2">
        <Button
          tone="danger"
          size="small"
          busy={removal.isPending}
          onClick={() => removal.mutate(recipient.id)}
        >
          {words.remove}
        </Button>
        <Button tone="secondary" size="small" onClick={onKept}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
