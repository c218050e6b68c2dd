import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { cents, type Cents } from '#contract/money/cents.ts';
import type { KindTerms, Quote } from '#contract/transfers/transfers.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { writeAmount } from '#contract/text/typed-amount.ts';
import { Button } from '../design-system/parts/button.tsx';
import { transferTermsQuery } from '../payments/queries.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { approvalsWords } from '../approvals/words.ts';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';
import { useMay } from '../queries/session.ts';
import {
  amountProblem,
  type AmountProblem,
  availableFor,
  outlookOf,
} from '../payments/amount-outlook.ts';
import { fieldId } from '../payments/transfer-alert.tsx';
import { dayOf } from '../payments/transfer-draft.ts';
import { amountOf, quickAmounts } from '../payments/transfer-draft.ts';
import { isAlikeIn, type StepProps } from './kind-step.tsx';
import { useBalancesHidden } from '../design-system/parts/money.tsx';

interface AmountStepProps extends StepProps {
  /** The figures of the shown transfer that is on its way. */
  quoted: Quote | null;
}

/** The amount: typed or by a quick amount, with the notices of an excess and a hold. */
export const AmountStep = memo(
  function AmountStep({ draft, onChange, choices, errors, quoted }: AmountStepProps) {
    const { form: words, faults } = useWords(transferWords);
    const amount = amountOf(draft);
    const { data } = useQuery(transferTermsQuery(dayOf(draft), choices.recipient?.id ?? null));
    const terms = data?.[draft.kind];
    const available = availableFor(choices, quoted) ?? zero;
    // A refusal of the bank stands at the field; a second reason beside it would contradict it.
    const problem =
      amount === null || errors.amount !== undefined
        ? null
        : amountProblem(amount, available, terms?.limits ?? null, draft.when === 'now');
    return (
      <div className="isolate grid gap-3">
        <AmountField
          id={fieldId('amount')}
          label={words.amount}
          size="hero"
          placeholder="0.00"
          value={draft.amount}
          onValueChange={(typed) => onChange({ amount: typed })}
          error={errors.amount}
          zeroError={faults.AMOUNT_NOT_POSITIVE}
        />
        <QuickAmounts
          chosen={quickAmounts.find((quick) => quick === amount) ?? null}
          onChange={onChange}
        />
        {choices.from && <AmountSaid available={available} amount={amount} problem={problem} />}
        {terms && <Outlook amount={problem === null ? amount : null} terms={terms} />}
      </div>
    );
  },
  isAlikeIn('kind', 'amount', 'when', 'date'),
);

const zero = cents(0);

interface QuickAmountsProps extends Pick<StepProps, 'onChange'> {
  chosen: Cents | null;
}

const QuickAmounts = memo(function QuickAmounts({ chosen, onChange }: QuickAmountsProps) {
  const { form: words } = useWords(transferWords);
  return (
    <div role="group" aria-label={words.quickPicks} className="isolate grid at-most-4 gap-2">
      {quickAmounts.map((quick) => (
        <Button
          key={quick}
          tone="secondary"
          size="small"
          aria-pressed={chosen === quick}
          onClick={() => onChange({ amount: writeAmount(quick) })}
          className="figures rounded-full! px-1! aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
        >
          {`$${writeAmount(quick)}`}
        </Button>
      ))}
    </div>
  );
});

interface AmountSaidProps {
  available: Cents;
  amount: Cents | null;
  problem: AmountProblem | null;
}

/** States an excess while the amount is typed, and for screen readers the remainder: other members see it below. */
function AmountSaid({ available, amount, problem }: AmountSaidProps) {
  const { form: words } = useWords(transferWords);
  const [hidden] = useBalancesHidden();
  const left = cents(available - (amount ?? 0));
  const sentence = useProblemSentence(problem);
  return (
    <p
      role="status"
      className={sentence === null ? 'sr-only' : 'text-small font-medium text-danger'}
    >
      {sentence}
      {left >= 0 &&
        sentence === null &&
        !hidden &&
        amount !== null &&
        words.leftAfterSaid(formatMoney(left))}
    </p>
  );
}

/** Said while typing, before the bank has to refuse it. */
function useProblemSentence(problem: AmountProblem | null): string | null {
  const { form: words } = useWords(transferWords);
  const [hidden] = useBalancesHidden();
  switch (problem?.kind) {
    case undefined:
      return null;
    case 'short':
      return words.overdrawn(hidden ? null : formatMoney(problem.shortBy));
    case 'over limit':
      return words.overLimit(formatMoney(problem.limit));
    case 'over today':
      return words.overToday(formatMoney(problem.left));
  }
}

/** States that an amount of this size is held, or waits as a first payment. */
function Outlook({ amount, terms }: { amount: Cents | null; terms: KindTerms }) {
  const { form: words } = useWords(transferWords);
  const { firstPaymentWaits, held } = useWords(approvalsWords);
  const maySend = useMay('move');
  const { isHeld, waitsHours } = outlookOf(amount, terms);
  const { speed, day } = terms.arrival;
  const sentences = [];
  if (waitsHours !== null) sentences.push(firstPaymentWaits(waitsHours));
  if (isHeld) sentences.push(held);
  else if (waitsHours !== null && maySend)
    sentences.push(words.arrivalOtherwise[speed](formatDate(day)));
  return (
    <p role="status" className={sentences.length === 0 ? 'sr-only' : 'text-small font-medium'}>
      {sentences.join(' ')}
    </p>
  );
}
