import { memo } from 'react';
import { useWords } from '../language/sentences.ts';
import { typedRecipient } from '../payments/address.ts';
import { AddressFields } from '../payments/address-fields.tsx';
import { May } from '../queries/session.ts';
import { isReached } from '../payments/address.ts';
import { SaveRecipient } from '../recipients/save-recipient.tsx';
import { SavedDetails } from '../recipients/saved-details.tsx';
import { TypedNameCheck } from '../recipients/typed-name-check.tsx';
import { recipientFields } from './folded-recipient.tsx';
import { isAlikeIn, type StepProps } from './kind-step.tsx';
import { fieldId } from '../payments/transfer-alert.tsx';
import type { Problem } from '../payments/transfer-problems.ts';
import { transferWords } from '../payments/words.ts';

interface RecipientStepProps extends StepProps {
  isFolded: boolean;
  /** Takes a recipient, and goes on to the amount. */
  onChoose: StepProps['onChange'];
  saveProblem: Problem | null;
  onSaveProblem: (problem: Problem | null) => void;
}

const shown = ['kind', ...recipientFields] as const;

/**
 * The details of the recipient: of a saved one, or those that this kind of transfer needs (R-T4, R-T5), with the offer to
 * keep them.
 */
export const RecipientStep = memo(
  function RecipientStep({
    isFolded,
    onChoose,
    saveProblem,
    onSaveProblem,
    ...step
  }: RecipientStepProps) {
    const { form: words } = useWords(transferWords);
    const { draft, onChange, choices } = step;
    const { recipient } = choices;
    if (draft.kind === 'internal') return null;
    if (recipient !== null) return isFolded ? null : <SavedDetails recipient={recipient} />;
    const typed = typedRecipient(draft.kind, draft, choices.bankName);
    return (
      <fieldset className="grid min-w-0 gap-5 empty:hidden">
        {!isFolded && (
          <>
            <legend className="sr-only">{words.recipient}</legend>
            <AddressFields
              kind={draft.kind}
              control={(field) => ({
                id: fieldId(field),
                value: field === 'bankName' ? choices.bankName : draft[field],
                error: step.errors[field],
                onValueChange: (text) => onChange({ [field]: text }),
              })}
            />
          </>
        )}
        <TypedNameCheck recipient={typed} onUseName={(name) => onChange({ name })} />
        {isReached(typed) && (
          <May area="manage">
            <SaveRecipient
              recipient={typed}
              draft={draft}
              problem={saveProblem}
              onProblem={onSaveProblem}
              onSaved={({ id }) => onChoose({ recipient: id })}
            />
          </May>
        )}
      </fieldset>
    );
  },
  isAlikeIn(...shown),
);
