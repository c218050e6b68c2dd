import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Payee } from '#contract/bills/payees.ts';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { useFocusBack } from '../design-system/parts/use-focus-back.ts';
import { billsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { RemovePayee } from './remove-payee.tsx';
import { RenamePayee, usePayeeRenaming } from './rename-payee.tsx';

interface PayeeRowProps {
  payee: Payee;
  onRenamed: (name: string) => void;
  onRemoved: () => void;
}

/** One payee of the list, and what can be done with it. */
export function PayeeRow({ payee, onRenamed, onRemoved }: PayeeRowProps) {
  const words = useWords(billsWords).payees;
  const [doing, setDoing] = useState<'nothing' | 'rename' | 'remove'>('nothing');
  const { name, accountNumber, category } = payee;
  const listedAs = words.categories[category];
  const stop = () => setDoing('nothing');
  const renaming = usePayeeRenaming((newName) => {
    // The new name shows before the answer, so something else may have been opened since.
    setDoing((open) => (open === 'rename' ? 'nothing' : open));
    onRenamed(newName);
  });
  const isAskedForName = doing === 'rename' && !renaming.isPending;
  const renameButton = useFocusBack(isAskedForName);
  if (isAskedForName) {
    return (
      <li className="py-3">
        <RenamePayee
          payee={payee}
          renaming={renaming}
          onKept={() => {
            renaming.reset();
            stop();
          }}
        />
      </li>
    );
  }
  if (doing === 'remove') {
    return (
      <li className="py-3">
        <RemovePayee payee={payee} onKept={stop} onRemoved={onRemoved} />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="figures text-small text-muted">
          {accountNumber === null
            ? listedAs
            : `${words.accountNumber(accountNumber)} · ${listedAs}`}
        </p>
      </div>
      <IconButton
        ref={renameButton}
        icon={Pencil}
        label={words.renameOf(name)}
        onClick={() => setDoing('rename')}
      />
      <IconButton icon={Trash2} label={words.removeOf(name)} onClick={() => setDoing('remove')} />
    </li>
  );
}
