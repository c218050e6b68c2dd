import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Recipient } from '#contract/recipients/recipients.ts';
import {
  ChoiceSelect,
  ChoiceSign,
  type DetailedChoice,
} from '../design-system/parts/choice-select.tsx';
import { Face } from '../design-system/faces/face.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { Shortcut } from '../design-system/parts/shortcut.tsx';
import { transferWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { fieldId } from './field-id.ts';
import { ManageRecipients } from '../recipients/manage-recipients.tsx';
import { RecipientSearch } from '../recipients/recipient-search.tsx';
import { recipientsLike, sentToLately } from '../recipients/saved-recipients.ts';
import type { StepProps } from './step-props.ts';

/** Never the key of a recipient. */
const someoneNew = 'someone-new';

/** One of the saved recipients, or someone new: by the faces sent to lately, by search, or from the list (R-T1). */
export function SavedRecipientStep({ onChange, choices, errors }: Omit<StepProps, 'draft'>) {
  const { form: words } = useWords(transferWords);
  const [sought, setSought] = useState('');
  const { saved, recipient } = choices;
  const choose = (chosen: Recipient | undefined) => onChange({ recipient: chosen?.id ?? null });
  const found = recipientsLike(saved, sought);
  const listed = recipient === null || found.includes(recipient) ? found : [recipient, ...found];
  return (
    <div className="grid gap-4">
      <Lately saved={saved} chosen={recipient} onChoose={choose} />
      <RecipientSearch
        sought={sought}
        onSought={setSought}
        total={saved.length}
        found={found.length}
      />
      <ChoiceSelect
        id={fieldId('recipient')}
        label={words.saved}
        value={recipient?.id ?? someoneNew}
        onValueChange={(chosen) => choose(saved.find(({ id }) => id === chosen))}
        choices={[
          {
            value: someoneNew,
            label: words.someoneNew,
            title: words.someoneNew,
            sign: (
              <ChoiceSign>
                <Icon shape={UserPlus} />
              </ChoiceSign>
            ),
          },
          ...listed.map((one) => choiceOf(one, words)),
        ]}
        error={errors.recipient}
        aside={<ManageRecipients />}
      />
    </div>
  );
}

interface LatelyProps {
  saved: readonly Recipient[];
  chosen: Recipient | null;
  onChoose: (recipient: Recipient) => void;
}

/** Those who were sent to last, one press away. */
function Lately({ saved, chosen, onChoose }: LatelyProps) {
  const { form: words } = useWords(transferWords);
  const lately = sentToLately(saved);
  if (lately.length < 2) return null;
  return (
    <div role="group" aria-label={words.lately} className="-mx-1 grid at-most-4">
      {lately.map((one) => (
        <Shortcut
          key={one.id}
          sign={<Face kind="person" name={one.name} size="medium" />}
          label={one.name}
          pressed={one === chosen}
          onSelect={() => onChoose(one)}
        />
      ))}
    </div>
  );
}

function choiceOf(
  recipient: Recipient,
  words: (typeof transferWords)['en']['form'],
): DetailedChoice<string> {
  const { id, name, email, phone, bankName, accountNumber } = recipient;
  const how =
    accountNumber !== null && bankName !== null
      ? words.atBank(accountNumber, bankName)
      : (email ?? phone);
  return {
    value: id,
    label: how === null ? name : words.contactOrBank(name, how),
    title: name,
    detail: how ?? undefined,
    sign: <Face kind="person" name={name} />,
  };
}
