import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Recipient } from '#contract/recipients.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { formatDate } from '../../words/format.ts';
import { savedRecipientWords } from '../../words/saved-recipients.ts';
import { useWords } from '../../words/words.ts';
import { RemoveRecipient } from './remove-recipient.tsx';
import { RenameRecipient } from './rename-recipient.tsx';

interface RecipientRowProps {
  recipient: Recipient;
  onRenamed: (name: string) => void;
  onRemoved: () => void;
}

/** One saved recipient (R-E4), and what can be done with it. */
export function RecipientRow({ recipient, onRenamed, onRemoved }: RecipientRowProps) {
  const words = useWords(savedRecipientWords);
  const [doing, setDoing] = useState<'nothing' | 'rename' | 'remove'>('nothing');
  const { kind, name, email, phone, bankName, accountNumber, lastTransfer } = recipient;
  const stop = () => setDoing('nothing');
  if (doing === 'rename') {
    return (
      <li className="py-3">
        <RenameRecipient
          recipient={recipient}
          onKept={stop}
          onRenamed={(newName) => {
            stop();
            onRenamed(newName);
          }}
        />
      </li>
    );
  }
  if (doing === 'remove') {
    return (
      <li className="py-3">
        <RemoveRecipient recipient={recipient} onKept={stop} onRemoved={onRemoved} />
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
      <IconButton icon={Pencil} label={words.renameOf(name)} onClick={() => setDoing('rename')} />
      <IconButton icon={Trash2} label={words.removeOf(name)} onClick={() => setDoing('remove')} />
    </li>
  );
}
