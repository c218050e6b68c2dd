import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Recipient } from '#contract/recipients/recipients.ts';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { useFocusBack } from '../design-system/parts/use-focus-back.ts';
import { formatDate } from '../language/format.ts';
import { savedRecipientWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { RenameRecipient, useRecipientRenaming } from './rename-recipient.tsx';

interface RecipientRowProps {
  recipient: Recipient;
  onRenamed: (name: string) => void;
  onRemove: () => void;
}

/** One saved recipient (R-E4), and what can be done with it. */
export function RecipientRow({ recipient, onRenamed, onRemove }: RecipientRowProps) {
  const words = useWords(savedRecipientWords);
  const [isRenaming, setRenaming] = useState(false);
  const { kind, name, email, phone, bankName, accountNumber, lastTransfer } = recipient;
  const stop = () => setRenaming(false);
  const renaming = useRecipientRenaming((newName) => {
    stop();
    onRenamed(newName);
  });
  const isAskedForName = isRenaming && !renaming.isPending;
  const renameButton = useFocusBack(isAskedForName);
  if (isAskedForName) {
    return (
      <li className="py-3">
        <RenameRecipient
          recipient={recipient}
          renaming={renaming}
          onKept={() => {
            renaming.reset();
            stop();
          }}
        />
      </li>
    );
  }
  const how =
    accountNumber !== null && bankName !== null
      ? words.atBank(accountNumber, bankName)
      : (email ?? phone ?? '');
  return (
    <li className="flex items-center gap-1 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="figures text-small wrap-anywhere text-muted">
          {words.detail(words.kinds[kind], how)}
        </p>
        <p className="text-caption text-muted">
          {lastTransfer === null ? words.never : words.lastTransfer(formatDate(lastTransfer))}
        </p>
      </div>
      <IconButton
        ref={renameButton}
        icon={Pencil}
        label={words.renameOf(name)}
        onClick={() => setRenaming(true)}
      />
      <IconButton icon={Trash2} label={words.removeOf(name)} onClick={onRemove} />
    </li>
  );
}
