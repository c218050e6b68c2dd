import { memo, useState } from 'react';
import { useWords } from '../language/sentences.ts';
import { howReached, typedRecipient } from '../payments/address.ts';
import { AddressFields } from '../payments/address-fields.tsx';
import { May } from '../queries/session.ts';
import { ManageRecipients, SaveRecipient } from '../recipients/save-recipient.tsx';
import { SavedDetails } from '../recipients/saved-details.tsx';
import { TypedNameCheck } from '../recipients/typed-name-check.tsx';
import { FoldedRecipient, recipientFields } from './folded-recipient.tsx';
import { isAlikeIn, type StepProps } from './kind-step.tsx';
import { fieldId } from '../payments/transfer-alert.tsx';
import type { Problem } from '../payments/transfer-problems.ts';
import { transferWords } from '../payments/words.ts';
import { UserPlus } from 'lucide-react';
import type { Recipient } from '#contract/recipients/recipients.ts';
import {
  ChoiceSelect,
  ChoiceSign,
  type DetailedChoice,
} from '../design-system/parts/choice-select.tsx';
import { Face } from '../design-system/faces/face.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { RecipientSearch, recipientsLike } from '../recipients/recipient-search.tsx';

interface RecipientStepProps extends StepProps {
  isFolded: boolean;
  onOpen: () => void;
  saveProblem: Problem | null;
  onSaveProblem: (problem: Problem | null) => void;
}

const shown = ['kind', ...recipientFields] as const;

/**
 * The recipient: a saved recipient, or the details that this kind of transfer needs (R-T4, R-T5); folded to a line once
 * answered.
 */
export const RecipientStep = memo(
  function RecipientStep({
    isFolded,
    onOpen,
    saveProblem,
    onSaveProblem,
    ...step
  }: RecipientStepProps) {
    const { form: words } = useWords(transferWords);
    const { draft, onChange, choices } = step;
    if (draft.kind === 'internal') return null;
    const typed = typedRecipient(draft.kind, draft, choices.bankName);
    return (
      <fieldset className="grid min-w-0 gap-5">
        <legend className="sr-only">{words.recipient}</legend>
        {isFolded ? (
          <FoldedRecipient draft={draft} choices={choices} onOpen={onOpen} />
        ) : (
          <OpenRecipient {...step} />
        )}
        {choices.recipient === null && (
          <>
            <TypedNameCheck recipient={typed} onUseName={(name) => onChange({ name })} />
            <May area="manage">
              <SaveRecipient
                recipient={typed}
                draft={draft}
                problem={saveProblem}
                onProblem={onSaveProblem}
                onSaved={({ id }) => onChange({ recipient: id })}
              />
            </May>
          </>
        )}
      </fieldset>
    );
  },
  isAlikeIn(...shown),
);

function OpenRecipient(step: StepProps) {
  const { draft, onChange, choices, errors } = step;
  const { saved, recipient } = choices;
  return (
    <>
      {saved.length === 0 ? (
        <div className="justify-self-end">
          <ManageRecipients />
        </div>
      ) : (
        <SavedRecipientStep onChange={onChange} choices={choices} errors={errors} />
      )}
      {recipient === null && draft.kind !== 'internal' && (
        <AddressFields
          kind={draft.kind}
          control={(field) => ({
            id: fieldId(field),
            value: field === 'bankName' ? choices.bankName : draft[field],
            error: errors[field],
            onValueChange: (typed) => onChange({ [field]: typed }),
          })}
        />
      )}
      {recipient && (
        <SavedDetails
          recipient={recipient}
          onTypeInstead={() => {
            onChange({ recipient: null });
            // The button that had the focus goes away.
            document.getElementById(fieldId('recipient'))?.focus();
          }}
        />
      )}
    </>
  );
}

/** Never equal to the key of a recipient. */
const someoneNew = 'someone-new';

/** The choice of a saved recipient, or of a new recipient: by search, or from the list (R-T1). */
function SavedRecipientStep({ onChange, choices, errors }: Omit<StepProps, 'draft'>) {
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
