import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { RecipientId } from '#contract/text/ids.ts';
import { recipientNameMaxLength } from '#contract/recipients/recipient-terms.ts';
import type { Recipient } from '#contract/recipients/recipients.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { RenameInPlace } from '../design-system/parts/rename-in-place.tsx';
import { changeAtOnce, shownIn } from '../queries/change-at-once.ts';
import { recipientsQuery, refreshRecipients, renameRecipient } from './queries.ts';
import { savedRecipientWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';

interface Renaming {
  readonly id: RecipientId;
  readonly name: string;
}

/**
 * Gives a saved recipient another name, which shows at once. Where the bank refuses it the old one is back, and the
 * form with what was typed.
 */
export function useRecipientRenaming(onRenamed: (name: string) => void) {
  return useMutation(
    changeAtOnce<Recipient, Renaming>(renameRecipient, {
      shownIn: [
        shownIn(recipientsQuery.queryKey, (recipients: readonly Recipient[], change: Renaming) =>
          recipients.map((one) => (one.id === change.id ? { ...one, name: change.name } : one)),
        ),
      ],
      reload: refreshRecipients,
      onKept: ({ name }) => onRenamed(name),
      // The form says it.
      onPutBack: () => {},
    }),
  );
}

interface RenameRecipientProps {
  recipient: Recipient;
  renaming: Pick<
    UseMutationResult<Recipient, Error, Renaming>,
    'error' | 'mutate' | 'reset' | 'variables'
  >;
  onKept: () => void;
}

/** Asks for the new name, in the recipient's place in the list. */
export function RenameRecipient({ recipient, renaming, onKept }: RenameRecipientProps) {
  const words = useWords(savedRecipientWords);
  const { error } = renaming;
  const fault = isRefusal(error, 'RECIPIENT_NAME_WRONG')
    ? words.nameWrong
    : isRefusal(error, 'RECIPIENT_NAME_TAKEN')
      ? words.nameTaken
      : undefined;
  return (
    <RenameInPlace
      label={words.newName(recipient.name)}
      name={error === null ? recipient.name : (renaming.variables?.name ?? recipient.name)}
      maxLength={recipientNameMaxLength}
      words={{ save: words.saveName, keep: words.keepName, missing: words.nameWrong }}
      fault={fault}
      problem={error !== null && fault === undefined && <ProblemBanner error={error} />}
      onRename={(name) => renaming.mutate({ id: recipient.id, name })}
      onTyped={renaming.reset}
      onKept={onKept}
    />
  );
}
