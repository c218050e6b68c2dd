import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeftRight, Building2, Send } from 'lucide-react';
import type { Ref } from 'react';
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
import { RecipientStep } from './recipient-step.tsx';
import type { StepProps } from './step-props.ts';
import { TransferAlert } from './transfer-alert.tsx';
import { memoMaxLength } from './transfer-draft.ts';
import type { TransferPhase } from './transfer-phases.ts';
import { standing, type TransferValues } from './transfer-problems.ts';

interface TransferFormProps extends Omit<StepProps, 'errors'> {
  ref: Ref<HTMLFormElement>;
  accounts: readonly Account[];
  lookUp: UseQueryResult<string | null>;
  phase: TransferPhase;
  values: TransferValues;
  /** Null while the form does not say yet what to send. */
  request: TransferRequestInput | null;
  onReview: (request: TransferRequestInput) => void;
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
  phase,
  values,
  request,
  onReview,
}: TransferFormProps) {
  const { form: words, faults } = useWords(transferWords);
  const problem = phase.phase === 'form' ? phase.problem : null;
  const { stands, fields } = problem ? standing(problem, values) : { stands: false, fields: [] };
  const errors: StepProps['errors'] = Object.fromEntries(
    fields.map(({ field, fault }) => [field, faults[fault]]),
  );
  const step: StepProps = { draft, onChange, choices, errors };
  const asking = phase.phase === 'form' && phase.asking;
  const dialogOpen = phase.phase !== 'form';

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
          if (request !== null && !asking && !dialogOpen) onReview(request);
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
          <AccountStep {...step} accounts={accounts} />
          {draft.kind !== 'internal' && <RecipientStep {...step} lookUp={lookUp} />}
        </div>
        <div className="grid gap-6 border-t border-line p-5 sm:p-6">
          <AmountStep {...step} />
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
