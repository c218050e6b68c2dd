import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recipientNameMaxLength } from '#contract/recipient-terms.ts';
import type { Recipient } from '#contract/recipients.ts';
import { isRefusal } from '../../bank-client/refusals.ts';
import { RenameInPlace } from '../../parts/rename-in-place.tsx';
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
  const renaming = useMutation({
    ...renameRecipient,
    onSuccess: async (renamed) => {
      await refreshRecipients(queries);
      onRenamed(renamed.name);
    },
  });
  const { error } = renaming;
  const fault = isRefusal(error, 'RECIPIENT_NAME_WRONG')
    ? words.nameWrong
    : isRefusal(error, 'RECIPIENT_NAME_TAKEN')
      ? words.nameTaken
      : undefined;
  return (
    <RenameInPlace
      label={words.newName(recipient.name)}
      name={recipient.name}
      maxLength={recipientNameMaxLength}
      words={{
        save: words.saveName,
        saving: words.savingName,
        keep: words.keepName,
        missing: words.nameWrong,
      }}
      fault={fault}
      problem={
        error !== null && fault === undefined && <NotDone error={error} noAnswer={words.noAnswer} />
      }
      busy={renaming.isPending}
      onRename={(name, answers) => renaming.mutate({ id: recipient.id, name }, answers)}
      onTyped={renaming.reset}
      onKept={onKept}
    />
  );
}
