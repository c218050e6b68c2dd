import type { Recipient } from '#contract/recipients/recipients.ts';
import { recipientNameMaxLength } from '#contract/recipients/recipient-terms.ts';
import { Face } from '../design-system/faces/face.tsx';
import { isRefusal } from '../bank-client/refusals.ts';
import { formatDate } from '../language/format.ts';
import { savedNameWords } from '../saved-names/words.ts';
import { savedRecipientWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { SavedRow } from '../saved-names/saved-row.tsx';
import {
  lookAlikeOfNameQuery,
  recipientsQuery,
  refreshRecipients,
  renameRecipient,
} from './queries.ts';

interface RecipientRowProps {
  recipient: Recipient;
  onRenamed: (name: string) => void;
  onRemove: () => void;
}

const list = {
  rename: renameRecipient,
  queryKey: recipientsQuery.queryKey,
  reload: refreshRecipients,
  nameMaxLength: recipientNameMaxLength,
  lookAlikeQuery: lookAlikeOfNameQuery,
};

/** One saved recipient (R-E4), and what can be done with it. */
export function RecipientRow({ recipient, onRenamed, onRemove }: RecipientRowProps) {
  const words = useWords(savedRecipientWords);
  const { nameWrong } = useWords(savedNameWords);
  const { kind, name, email, phone, bankName, accountNumber, lastTransfer } = recipient;
  const faultOf = (error: unknown) => {
    if (isRefusal(error, 'RECIPIENT_NAME_WRONG')) return nameWrong;
    return isRefusal(error, 'RECIPIENT_NAME_TAKEN') ? words.nameTaken : undefined;
  };
  const how =
    accountNumber !== null && bankName !== null
      ? words.atBank(accountNumber, bankName)
      : (email ?? phone ?? '');
  return (
    <SavedRow
      list={list}
      saved={recipient}
      face={<Face kind="person" name={name} />}
      removeLabel={words.removeOf(name)}
      faultOf={faultOf}
      onRenamed={onRenamed}
      onRemove={onRemove}
    >
      <p className="figures text-small wrap-anywhere text-muted">
        {words.detail(words.kinds[kind], how)}
      </p>
      <p className="text-caption text-muted">
        {lastTransfer === null ? words.never : words.lastTransfer(formatDate(lastTransfer))}
      </p>
    </SavedRow>
  );
}
