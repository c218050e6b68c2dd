import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { memoMaxLength } from '#contract/transfers/transfer-terms.ts';
import type { Quote, TransferRequestInput } from '#contract/transfers/transfers.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Card } from '../design-system/parts/card.tsx';
import { bringInSight } from '../design-system/parts/focus.ts';
import { SectionHeading } from '../design-system/parts/headings.tsx';
import { TextArea } from '../design-system/parts/text-area.tsx';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';
import { AccountStep } from './account-step.tsx';
import { AmountStep } from './amount-step.tsx';
import { TransferAlert, fieldId } from '../payments/transfer-alert.tsx';
import { isAlikeIn, type StepProps } from './kind-step.tsx';
import { KindTerms } from './kind-terms.tsx';
import { ToWhom } from './to-whom.tsx';
import type { TransferDraft } from '../payments/transfer-draft.ts';
import { type Problem, standing } from '../payments/transfer-problems.ts';
import { TransferSummary } from './transfer-summary.tsx';
import { type RecipientFold, useFoldedRecipient } from './folded-recipient.tsx';
import { WhenStep } from './when-step.tsx';

interface TransferFormProps extends Omit<StepProps, 'errors'> {
  ref: Ref<HTMLFormElement>;
  accounts: readonly Account[];
  problem: Problem | null;
  /** The figures of the form's transfer while the transfer is on its way. */
  quoted: Quote | null;
  /** Notices to read before another transfer is sent. */
  notices: ReactNode;
  asking: boolean;
  dialogOpen: boolean;
  /** Null while the form does not say yet what to send. */
  request: TransferRequestInput | null;
  /** `dateWrong`: the date field holds half a day, or the 30th of February, and says that it is empty. */
  onReview: (request: TransferRequestInput, dateWrong: boolean) => void;
}

/** The transfer form: who, how much, and the rest: account, day, memo (R-T1). */
export function TransferForm({
  ref,
  accounts,
  draft,
  onChange,
  choices,
  problem,
  quoted,
  notices,
  asking,
  dialogOpen,
  request,
  onReview,
}: TransferFormProps) {
  const { form: words, faults } = useWords(transferWords);
  const outcomeId = useId();
  const [saveProblem, setSaveProblem] = useState<Problem | null>(null);
  const { stands, fields } = standingOf(problem, draft);
  const atSaving = standingOf(saveProblem, draft).fields;
  const wrong = [...atSaving, ...fields];
  const errors: StepProps['errors'] =
    wrong.length === 0
      ? noErrors
      : Object.fromEntries(wrong.map(({ field, fault }) => [field, faults[fault]]));
  const recipient = useFoldedRecipient({ draft, choices, errors });
  const choose = useAmountAfterRecipient(onChange, recipient);
  const step: StepProps = { draft, onChange, choices, errors };

  return (
    <Card padding="none" className="isolate">
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
        <div className="isolate grid gap-5 p-5 sm:p-6">
          <SectionHeading id="new-transfer">{words.heading}</SectionHeading>
          <ToWhom
            {...step}
            accounts={accounts}
            onChoose={choose}
            isFolded={recipient.isFolded}
            onOpen={recipient.open}
            saveProblem={saveProblem}
            onSaveProblem={setSaveProblem}
          />
        </div>
        <div
          className="grid gap-6 border-t border-line p-5 sm:p-6"
          onFocus={(event) => {
            // Not for a button: it would move from under the pointer that presses it.
            if (!event.target.matches('input, textarea')) return;
            recipient.fold();
            bringInSight(event);
          }}
        >
          <AmountStep {...step} quoted={quoted} />
          <KindTerms draft={draft} choices={choices} />
          <AccountStep {...step} accounts={accounts} />
          <WhenStep draft={draft} onChange={onChange} errors={errors} />
          <MemoStep draft={draft} onChange={onChange} errors={errors} />
        </div>
        <div className="grid gap-4 border-t border-line p-5 empty:hidden sm:p-6">
          {notices}
          {problem && stands && <TransferAlert problem={problem} fields={fields} />}
        </div>
        <TransferSummary
          id={outcomeId}
          request={request}
          quoted={quoted}
          draft={draft}
          choices={choices}
        >
          <Button
            type="submit"
            busy={asking}
            disabled={request === null || dialogOpen}
            aria-describedby={outcomeId}
            className="min-h-12 shrink-0 disabled:bg-sunken disabled:text-muted disabled:opacity-100! disabled:shadow-none sm:min-w-44"
          >
            {asking ? words.reviewing : words.review}
          </Button>
        </TransferSummary>
      </form>
    </Card>
  );
}

/** After the choice of a recipient the focus goes on to the amount: the choice itself is folded away. */
function useAmountAfterRecipient(
  onChange: StepProps['onChange'],
  { isFolded, fold }: RecipientFold,
): StepProps['onChange'] {
  const hasChosen = useRef(false);
  useEffect(() => {
    if (!isFolded) return;
    const field = document.activeElement;
    if (hasChosen.current) document.getElementById(fieldId('amount'))?.focus();
    // A browser that does not anchor what is in sight would let the field go that was just pressed.
    else if (field?.matches('input, textarea') === true) field.scrollIntoView({ block: 'nearest' });
    hasChosen.current = false;
  }, [isFolded]);
  return useCallback(
    (change) => {
      onChange(change);
      hasChosen.current = true;
      fold();
    },
    [onChange, fold],
  );
}

const noErrors: StepProps['errors'] = {};

/** The purpose (R-T1). */
const MemoStep = memo(function MemoStep({ draft, onChange, errors }: Omit<StepProps, 'choices'>) {
  const { form: words } = useWords(transferWords);
  return (
    <TextArea
      id={fieldId('memo')}
      label={words.memo}
      optional
      hint={words.memoHint}
      rows={2}
      maxLength={memoMaxLength}
      value={draft.memo}
      onValueChange={(text) => onChange({ memo: text })}
      error={errors.memo}
      className="isolate"
    />
  );
}, isAlikeIn('memo'));

function standingOf(problem: Problem | null, draft: TransferDraft): ReturnType<typeof standing> {
  return problem ? standing(problem, draft) : { stands: false, fields: [] };
}
