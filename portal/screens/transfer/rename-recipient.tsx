import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { recipientNameMaxLength } from '#contract/recipient-terms.ts';
import type { Recipient } from '#contract/recipients.ts';
import { isRefusal } from '../../bank-client/refusals.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { refreshRecipients, renameRecipient } from '../../queries/recipients.ts';
import { savedRecipientWords } from '../../words/saved-recipients.ts';
import { useWords } from '../../words/words.ts';
import { NotDone } from './not-done.tsx';

interface RenameRecipientProps {
  recipient: Recipient;
  onKept: () => void;
  onRenamed: (name: string) => void;
}

/** Gives a saved recipient another name. */
export function RenameRecipient({ recipient, onKept, onRenamed }: RenameRecipientProps) {
  const words = useWords(savedRecipientWords);
  const queries = useQueryClient();
  const [name, setName] = useState(recipient.name);
  const field = useRef<HTMLInputElement>(null);
  const renaming = useMutation({
    ...renameRecipient,
    onSuccess: async (renamed) => {
      await refreshRecipients(queries);
      onRenamed(renamed.name);
    },
    onError: () => field.current?.focus(),
  });
  const { error } = renaming;
  const fault = isRefusal(error, 'RECIPIENT_NAME_WRONG')
    ? words.nameWrong
    : isRefusal(error, 'RECIPIENT_NAME_TAKEN')
      ? words.nameTaken
      : undefined;
  // It stands where the button was that had the focus.
  useEffect(() => field.current?.select(), []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!renaming.isPending) renaming.mutate({ id: recipient.id, name: name.trim() });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        ref={field}
        label={words.newName(recipient.name)}
        autoComplete="off"
        maxLength={recipientNameMaxLength}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          renaming.reset();
        }}
        error={fault}
      />
      {error !== null && fault === undefined && <NotDone error={error} noAnswer={words.noAnswer} />}
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={renaming.isPending}>
          {renaming.isPending ? words.savingName : words.saveName}
        </Button>
        <Button tone="secondary" size="small" onClick={onKept}>
          {words.keepName}
        </Button>
      </div>
    </form>
  );
}
