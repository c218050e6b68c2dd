import { cents, type Cents } from '#contract/cents.ts';
import { AmountField } from '../../parts/amount-field.tsx';
import { writeAmount } from '../../parts/amount.ts';
import { Balance } from '../../parts/balance.tsx';
import { useBalancesHidden } from '../../parts/balances-hidden.ts';
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import { formatMoney } from '../../words/format.ts';
import { transferWords } from '../../words/transfer.ts';
import { useWords } from '../../words/words.ts';
import { fieldId } from './field-id.ts';
import { amountOf, quickAmounts } from './transfer-draft.ts';
import type { StepProps } from './step-props.ts';

/** How much: typed or by a quick amount, with what is available and what would be left. */
export function AmountStep({ draft, onChange, choices, errors }: StepProps) {
  const { form: words } = useWords(transferWords);
  const amount = amountOf(draft);
  return (
    <div className="grid gap-3">
      <AmountField
        id={fieldId('amount')}
        label={words.amount}
        size="large"
        placeholder="0.00"
        value={draft.amount}
        onValueChange={(typed) => onChange({ ...draft, amount: typed })}
        error={errors.amount}
      />
      <div role="group" aria-label={words.quickPicks} className="grid grid-cols-4 gap-2">
        {quickAmounts.map((quick) => (
          <Button
            key={quick}
            tone="secondary"
            size="small"
            aria-pressed={amount === quick}
            onClick={() => onChange({ ...draft, amount: writeAmount(quick) })}
            className="px-1 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
          >
            {`$${writeAmount(quick)}`}
          </Button>
        ))}
      </div>
      {choices.from && <LeftAfter available={choices.from.balance} amount={amount} />}
    </div>
  );
}

function LeftAfter({ available, amount }: { available: Cents; amount: Cents | null }) {
  const { form: words } = useWords(transferWords);
  const [hidden] = useBalancesHidden();
  const left = cents(available - (amount ?? 0));
  const short = left < 0;
  return (
    <dl className="grid grid-cols-2 gap-4 rounded-control bg-sunken px-4 py-3">
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
        {short && (
          <dd className="text-caption text-danger">
            {words.overdrawn(hidden ? null : formatMoney(cents(-left)))}
          </dd>
        )}
      </div>
    </dl>
  );
}
