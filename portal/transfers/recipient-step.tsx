import { memo } from 'react';
import { TextField } from '../design-system/parts/text-field.tsx';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { BankNameField, TypedNameCheck } from '../recipients/typed-name-check.tsx';
import { fieldId } from './transfer-alert.tsx';
import {
  LookAlikeWarning,
  RoutingNumberField,
  useBankLookUp,
} from '../recipients/routing-number-field.tsx';
import { ManageRecipients, SaveRecipient } from '../recipients/save-recipient.tsx';
import { SavedDetails } from '../recipients/saved-details.tsx';
import { SavedRecipientStep } from './saved-recipient-step.tsx';
import { FoldedRecipient, recipientFields, typedRecipient } from './folded-recipient.tsx';
import { isAlikeIn, type StepProps } from './kind-step.tsx';
import { type Problem, valuesOf } from './transfer-problems.ts';
import { May } from '../queries/may.tsx';

interface RecipientStepProps extends StepProps {
  isFolded: boolean;
  onOpen: () => void;
  saveProblem: Problem | null;
  onSaveProblem: (problem: Problem | null) => void;
}

const shown = ['kind', ...recipientFields] as const;

/** To whom: a saved recipient, or the details that this kind of transfer needs (R-T4, R-T5); folded to a line once answered. */
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
    const typed = typedRecipient(draft, choices);
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
            <LookAlikeWarning recipient={typed} />
            <TypedNameCheck recipient={typed} onUseName={(name) => onChange({ name })} />
            <May area="manage">
              <SaveRecipient
                recipient={typed}
                values={valuesOf(draft, choices)}
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
      {recipient === null && draft.kind === 'zelle' && <ZelleDetails {...step} />}
      {recipient === null && draft.kind === 'external' && <ExternalDetails {...step} />}
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

function NameField({ draft, onChange, errors }: StepProps) {
  const { form: words } = useWords(transferWords);
  return (
    <TextField
      id={fieldId('name')}
      label={words.name}
      maxLength={100}
      value={draft.name}
      onChange={(event) => onChange({ name: event.currentTarget.value })}
      error={errors.name}
    />
  );
}

function EmailField({ draft, onChange, errors, hint }: StepProps & { hint?: string }) {
  const { form: words } = useWords(transferWords);
  return (
    <TextField
      id={fieldId('email')}
      label={words.email}
      optional={draft.kind === 'external'}
      hint={errors.email === undefined && hint}
      type="email"
      maxLength={254}
      value={draft.email}
      onChange={(event) => onChange({ email: event.currentTarget.value })}
      error={errors.email}
    />
  );
}

function ZelleDetails(step: StepProps) {
  const { form: words } = useWords(transferWords);
  const { draft, onChange, errors } = step;
  return (
    <>
      <NameField {...step} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <EmailField {...step} hint={words.contactHint} />
        <TextField
          id={fieldId('phone')}
          label={words.phone}
          type="tel"
          maxLength={30}
          value={draft.phone}
          onChange={(event) => onChange({ phone: event.currentTarget.value })}
          error={errors.phone}
        />
      </div>
    </>
  );
}

function ExternalDetails(step: StepProps) {
  const { form: words } = useWords(transferWords);
  const { draft, onChange, choices, errors } = step;
  const lookUp = useBankLookUp(draft);
  return (
    <>
      <NameField {...step} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <RoutingNumberField
          id={fieldId('routingNumber')}
          label={words.routingNumber}
          lookUp={lookUp}
          value={draft.routingNumber}
          onDigitsChange={(routingNumber) => onChange({ routingNumber })}
          error={errors.routingNumber}
        />
        <BankNameField
          id={fieldId('bankName')}
          label={words.bankName}
          bankOfRoutingNumber={lookUp.data ?? null}
          value={choices.bankName}
          onChange={(event) => onChange({ bankName: event.currentTarget.value })}
          error={errors.bankName}
        />
        <TextField
          id={fieldId('accountNumber')}
          label={words.accountNumber}
          inputMode="numeric"
          hint={words.accountNumberHint}
          maxLength={34}
          value={draft.accountNumber}
          onChange={(event) => onChange({ accountNumber: event.currentTarget.value })}
          error={errors.accountNumber}
        />
        <EmailField {...step} />
      </div>
    </>
  );
}
