import { UserPlus, Users, Wallet } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Face } from '../design-system/faces/face.tsx';
import { FieldError } from '../design-system/parts/field.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { Shortcut } from '../design-system/parts/shortcut.tsx';
import { useWords } from '../language/sentences.ts';
import { fieldId } from '../payments/transfer-alert.tsx';
import { transferWords } from '../payments/words.ts';
import { useSession } from '../queries/session.ts';
import { latestFirst, RecipientSearch, recipientsLike } from '../recipients/recipient-search.tsx';
import { ManageRecipients } from '../recipients/save-recipient.tsx';
import type { StepProps } from './kind-step.tsx';

interface RecipientChoiceProps extends StepProps {
  /** Takes a recipient, and goes on to the amount. */
  onChoose: StepProps['onChange'];
}

/** As many as stand in two rows beside the own accounts and somebody new. */
const tilesInitially = 8;

/** As many as are looked through; the rest is found by search. */
const tilesMost = 48;

/** Every recipient at a single press: saved persons, the member's own accounts, and somebody new (R-T1). */
export function RecipientChoice({
  draft,
  onChange,
  onChoose,
  choices,
  errors,
}: RecipientChoiceProps) {
  const { form: words } = useWords(transferWords);
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const [sought, setSought] = useState('');
  // Decision 46: a minor sends nothing to other banks.
  const isMinor = useSession().membership.role === 'minor';
  const { to, toAccounts, recipient } = choices;
  const isInternal = draft.kind === 'internal';
  const all = latestFirst(choices.recipients).filter(({ kind }) => !isMinor || kind !== 'external');
  const room = Math.max(tilesInitially - 1 - toAccounts.length, 3);
  const isCut = !showsAll && all.length > room;
  const found = showsAll ? recipientsLike(all, sought) : all;
  const shown = found.slice(0, isCut ? room - 1 : tilesMost);
  const error = errors.recipient ?? errors.to;
  const addSomeoneNew = () => {
    flushSync(() => onChange({ kind: isInternal ? 'zelle' : draft.kind, recipient: null }));
    document.getElementById(fieldId('name'))?.focus();
  };
  return (
    <div className="grid gap-2">
      <p id={titleId} className="font-semibold">
        {words.who}
      </p>
      {showsAll && (
        <RecipientSearch
          sought={sought}
          onSought={setSought}
          total={all.length}
          found={found.length}
        />
      )}
      <div
        role="group"
        aria-labelledby={titleId}
        id={fieldId(isInternal ? 'to' : 'recipient')}
        tabIndex={-1}
        className="-mx-1 grid at-most-4 narrow:at-most-3"
      >
        {shown.map((one) => (
          <Shortcut
            key={one.id}
            sign={<Face kind="person" name={one.name} size="medium" />}
            label={one.name}
            pressed={one === recipient}
            onSelect={() => onChoose({ kind: one.kind, recipient: one.id })}
          />
        ))}
        {isCut && (
          <Shortcut
            sign={<Icon shape={Users} />}
            label={words.everyone(all.length)}
            onSelect={() => setShowsAll(true)}
          />
        )}
        {toAccounts.map(({ id, name }) => (
          <Shortcut
            key={id}
            sign={<Icon shape={Wallet} />}
            label={name}
            pressed={isInternal && id === to?.id}
            onSelect={() => onChoose({ kind: 'internal', to: id })}
          />
        ))}
        <Shortcut
          sign={<Icon shape={UserPlus} />}
          label={words.someoneNew}
          pressed={!isInternal && recipient === null}
          onSelect={addSomeoneNew}
        />
      </div>
      <div className="justify-self-end">
        <ManageRecipients />
      </div>
      {isInternal && toAccounts.length === 0 && (
        <p className="text-small text-muted">{words.oneAccount}</p>
      )}
      {error !== undefined && <FieldError id={`${titleId}-error`}>{error}</FieldError>}
    </div>
  );
}
