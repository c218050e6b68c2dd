import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { cents, type Cents } from '#contract/cents.ts';
import type { Quote } from '#contract/transfers.ts';
import { AmountField } from '../../parts/amount-field.tsx';
import { writeAmount } from '../../parts/amount.ts';
import { Balance } from '../../parts/balance.tsx';
import { useBalancesHidden } from '../../parts/balances-hidden.ts';
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import { transferTermsQuery } from '../../queries/transfers.ts';
import { formatMoney } from '../../words/format.ts';
import { transferWords } from '../../words/transfer.ts';
import { useWords } from '../../words/words.ts';
import { fieldId } from './field-id.ts';
import { dayOf } from './schedule-draft.ts';
import { amountOf, quickAmounts, type TransferDraft } from './transfer-draft.ts';
import { isAlikeIn, type StepProps } from './step-props.ts';

interface AmountStepProps extends StepProps {
  /** The figures of what stands here and is on its way. */
  quoted: Quote | null;
}

/** How much: typed or by a quick amount, with what is available, what would be left, and what is too much. */
export const AmountStep = memo(
  function AmountStep({ draft, onChange, choices, errors, quoted }: AmountStepProps) {
    const { form: words, faults } = useWords(transferWords);
    const amount = amountOf(draft);
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
        {choices.from && (
          <LeftAfter available={quoted?.balance ?? choices.from.available} amount={amount} />
        )}
        <OverLimit draft={draft} amount={amount} />
      </div>
    );
  },
  isAlikeIn('kind', 'amount', 'when', 'date'),
);

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

function LeftAfter({ available, amount }: { available: Cents; amount: Cents | null }) {
  const { form: words } = useWords(transferWords);
  const [hidden] = useBalancesHidden();
  const left = cents(available - (amount ?? 0));
  const short = left < 0;
  return (
    <div className="grid gap-1 rounded-control bg-sunken px-4 py-3">
      <dl className="grid at-most-2 gap-x-4">
        <div className="min-w-0">
          <dt className="text-caption text-muted">{words.available}</dt>
          <dd className="font-semibold">
            <Balance amount={available} />
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="text-caption text-muted">{words.leftAfter}</dt>
          <dd className={classNames('font-semibold', short && 'text-danger')}>
            <Balance amount={left} />
          </dd>
        </div>
      </dl>
      <p role="status" className={short ? 'text-small font-medium text-danger' : 'sr-only'}>
        {short && words.overdrawn(hidden ? null : formatMoney(cents(-left)))}
        {!short && !hidden && amount !== null && words.leftAfterSaid(formatMoney(left))}
      </p>
    </div>
  );
}

/** Said while typing, before the bank has to refuse it. */
function OverLimit({ draft, amount }: { draft: TransferDraft; amount: Cents | null }) {
  const { form: words } = useWords(transferWords);
  const { data } = useQuery(transferTermsQuery(dayOf(draft)));
  const limits = data?.[draft.kind].limits ?? null;
  const sentence =
    limits === null || amount === null
      ? null
      : amount > limits.atATime
        ? words.overLimit(formatMoney(limits.atATime))
        : draft.when === 'now' && amount > limits.leftToday
          ? words.overToday(formatMoney(limits.leftToday))
          : null;
  return (
    <p
      role="status"
      className={sentence === null ? 'sr-only' : 'text-small font-medium text-danger'}
    >
      {sentence}
    </p>
  );
}
