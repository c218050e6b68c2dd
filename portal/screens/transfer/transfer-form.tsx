import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeftRight, Building2, Send } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import type { TransferKind, TransferRequestInput } from '#contract/transfers.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SectionHeading } from '../../parts/headings.tsx';
import type { IconShape } from '../../parts/icon.tsx';
import { SegmentedControl } from '../../parts/segmented-control.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { transferWords } from '../../words/transfer.ts';
import { useWords } from '../../words/words.ts';
import { AccountStep } from './account-step.tsx';
import { AmountStep } from './amount-step.tsx';
import { fieldId } from './field-id.ts';
import { KindTerms } from './kind-terms.tsx';
import { RecipientStep } from './recipient-step.tsx';
import type { StepProps } from './step-props.ts';
import { TransferAlert } from './transfer-alert.tsx';
import { memoMaxLength } from './transfer-draft.ts';
import { type Problem, standing, type TransferValues } from './transfer-problems.ts';
import { WhenStep } from './when-step.tsx';

interface TransferFormProps extends Omit<StepProps, 'errors'> {
  ref: Ref<HTMLFormElement>;
  accounts: readonly Account[];
  lookUp: UseQueryResult<string | null>;
  /** Why the form stands again. */
  problem: Problem | null;
  /** The bank is being asked. */
  asking: boolean;
  /** Something stands above the form. */
  dialogOpen: boolean;
  values: TransferValues;
  /** Null while the form does not say yet what to send. */
  request: TransferRequestInput | null;
  /** `dateWrong`: the date field holds half a day, or the 30th of February, and says that it is empty. */
  onReview: (request: TransferRequestInput, dateWrong: boolean) => void;
}

const kinds: readonly { value: TransferKind; icon: IconShape }[] = [
  { value: 'internal', icon: ArrowLeftRight },
  { value: 'zelle', icon: Send },
  { value: 'external', icon: Building2 },
];

/** The transfer form: kind, accounts or recipient, amount, memo (R-T1). */
export function TransferForm({
  ref,
  accounts,
  draft,
  onChange,
  choices,
  lookUp,
  problem,
  asking,
  dialogOpen,
  values,
  request,
  onReview,
}: TransferFormProps) {
  const { form: words, faults } = useWords(transferWords);
  const [saveProblem, setSaveProblem] = useState<Problem | null>(null);
  const { stands, fields } = standingOf(problem, values);
  const atSaving = standingOf(saveProblem, values).fields;
  const errors: StepProps['errors'] = Object.fromEntries(
    [...atSaving, ...fields].map(({ field, fault }) => [field, faults[fault]]),
  );
  const step: StepProps = { draft, onChange, choices, errors };

  return (
    <Card padding="none">
      <form
        ref={ref}
        tabIndex={-1}
        aria-labelledby="new-transfer"
        className="outline-none"
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog of the recipients, which has a form of its own, belongs to this one in React's tree.
          if (event.target !== event.currentTarget) return;
          if (request === null || asking || dialogOpen) return;
          setSaveProblem(null);
          const date = event.currentTarget.elements.namedItem('date');
          onReview(request, date instanceof HTMLInputElement && date.validity.badInput);
        }}
      >
        <div className="grid gap-6 p-5 sm:p-6">
          <SectionHeading id="new-transfer" detail={words.kindDetails[draft.kind]}>
            {words.heading}
          </SectionHeading>
          <SegmentedControl
            label={words.kind}
            value={draft.kind}
            onValueChange={(kind) => onChange({ ...draft, kind })}
            choices={kinds.map(({ value, icon }) => ({ value, icon, label: words.kinds[value] }))}
            className="max-sm:grid-flow-row sm:grid-cols-[1.4fr_0.8fr_1.1fr]"
          />
          <KindTerms draft={draft} />
          <AccountStep {...step} accounts={accounts} />
          {draft.kind !== 'internal' && (
            <RecipientStep
              {...step}
              lookUp={lookUp}
              values={values}
              saveProblem={saveProblem}
              onSaveProblem={setSaveProblem}
            />
          )}
        </div>
        <div className="grid gap-6 border-t border-line p-5 sm:p-6">
          <AmountStep {...step} />
          <WhenStep {...step} />
          <TextArea
            id={fieldId('memo')}
            label={words.memo}
            optional
            hint={words.memoHint}
            rows={2}
            maxLength={memoMaxLength}
            value={draft.memo}
            onValueChange={(memo) => onChange({ ...draft, memo })}
            error={errors.memo}
          />
        </div>
        <div className="grid gap-4 border-t border-line p-5 sm:p-6">
          {problem && stands && <TransferAlert problem={problem} fields={fields} />}
          <Button
            type="submit"
            wide
            busy={asking}
            disabled={request === null || dialogOpen}
            className="sm:justify-self-end sm:w-auto sm:min-w-56"
          >
            {asking ? words.reviewing : words.review}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function standingOf(problem: Problem | null, values: TransferValues): ReturnType<typeof standing> {
  return problem ? standing(problem, values) : { stands: false, fields: [] };
}
