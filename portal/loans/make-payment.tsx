import { useRef, useState } from 'react';
import type { Loan } from '#contract/loans/loans.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { readAmount, writeAmount } from '#contract/text/typed-amount.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { useShownMoney } from '../design-system/parts/shown-money.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { AccountField } from './account-field.tsx';
import { lendingWords } from './lending-words.ts';
import { LoanActForm, type LoanActProps } from './loan-act.tsx';
import { payLoan } from './changes.ts';

/** Pays from an account: interest first, or the principal alone. The next payment stands there already. */
export function MakePayment({ loan, onBack, onDone }: LoanActProps<Loan>) {
  const words = useWords(lendingWords).payView;
  const shown = useShownMoney();
  const { next } = loan;
  const [from, setFrom] = useState<AccountId | null>(null);
  const [as, setAs] = useState<'payment' | 'principal'>('payment');
  const [amount, setAmount] = useState(next ? writeAmount(next.amount) : '');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { outcome, busy, send, forget } = useKeyedRequest(payLoan, (queries) =>
    refreshAfter(queries, 'loan'),
  );
  const reading = readAmount(amount);
  const submit = async () => {
    if (reading.kind !== 'amount' || reading.cents === 0) {
      setIsMissing(true);
      field.current?.focus();
      return;
    }
    if (from === null) return;
    const came = await send({ loan: loan.id, from, amount: reading.cents, as });
    if (came.kind === 'done') {
      onDone(words.done(formatMoney(reading.cents), shown(came.answer.balance)));
    }
  };
  const paymentHint = next
    ? words.paymentHint(formatMoney(next.amount), formatDate(next.day))
    : undefined;
  return (
    <LoanActForm
      heading={words.heading}
      detail={words.detail}
      onBack={onBack}
      onSubmit={submit}
      outcome={outcome}
      busy={busy}
      ready={from !== null}
      submit={busy ? words.busy : words.submit}
    >
      {loan.form === 'instalment' && (
        <SegmentedControl
          label={words.as}
          value={as}
          onValueChange={(value) => {
            setAs(value);
            forget();
          }}
          choices={(['payment', 'principal'] as const).map((value) => ({
            value,
            label: words.kinds[value],
          }))}
        />
      )}
      <AmountField
        ref={field}
        label={words.amount}
        name="amount"
        hint={as === 'principal' ? words.principalHint : paymentHint}
        value={amount}
        onValueChange={(text) => {
          setAmount(text);
          setIsMissing(false);
          forget();
        }}
        error={isMissing ? words.amountNeeded : undefined}
      />
      <AccountField label={words.from} name="from" value={from} onValueChange={setFrom} />
    </LoanActForm>
  );
}
