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
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';
import { howReached } from '../payments/address.ts';
import { fieldId } from '../payments/transfer-alert.tsx';
import { ManageRecipients } from '../recipients/save-recipient.tsx';
import { RecipientSearch, recipientsLike } from '../recipients/recipient-search.tsx';
import type { StepProps } from './kind-step.tsx';

/** Never equal to the key of a recipient. */
const someoneNew = 'someone-new';

/** The choice of a saved recipient, or of a new recipient: by search, or from the list (R-T1). */
export function SavedRecipientStep({ onChange, choices, errors }: Omit<StepProps, 'draft'>) {
  const { form: words } = useWords(transferWords);
  const [sought, setSought] = useState('');
  const { saved, recipient } = choices;
  const choose = (chosen: Recipient | undefined) => onChange({ recipient: chosen?.id ?? null });
  const found = recipientsLike(saved, sought);
  const listed = recipient === null || found.includes(recipient) ? found : [recipient, ...found];
  return (
    <div className="grid gap-4">
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

function choiceOf(
  recipient: Recipient,
  words: (typeof transferWords)['en']['form'],
): DetailedChoice<string> {
  const { id, name } = recipient;
  const how = howReached(recipient, words);
  return {
    value: id,
    label: how === null ? name : words.contactOrBank(name, how),
    title: name,
    detail: how ?? undefined,
    sign: <Face kind="person" name={name} />,
  };
}
