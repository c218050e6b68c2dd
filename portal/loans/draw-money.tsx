import { useRef, useState } from 'react';
import type { Loan } from '#contract/loans/loans.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { readAmount } from '#contract/text/typed-amount.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { useShownMoney } from '../design-system/parts/shown-money.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { useKeyedRequest } from '../queries/use-keyed-request.ts';
import { AccountField } from './account-field.tsx';
import { lendingWords } from './lending-words.ts';
import { LoanActForm, type LoanActProps } from './loan-act.tsx';
import { drawOnLine } from './changes.ts';
import type { YearlyRate } from '#contract/loans/loan-terms.ts';
import { rateParts } from './loan-draft.ts';
import { loansWords } from './words.ts';

/** Draws on a line of credit, into an account. */
export function DrawMoney({ loan, onBack, onDone }: LoanActProps<Loan>) {
  const { drawView: words, payView } = useWords(lendingWords);
  const percent = usePercent();
  const shown = useShownMoney();
  const [to, setTo] = useState<AccountId | null>(null);
  const [amount, setAmount] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { outcome, busy, send, forget } = useKeyedRequest(drawOnLine, (queries) =>
    refreshAfter(queries, 'loan'),
  );
  const reading = readAmount(amount);
  const submit = async () => {
    if (reading.kind !== 'amount' || reading.cents === 0) {
      setIsMissing(true);
      field.current?.focus();
      return;
    }
    if (to === null) return;
    const came = await send({ loan: loan.id, to, amount: reading.cents });
    if (came.kind === 'done') {
      onDone(words.done(formatMoney(reading.cents), shown(came.answer.balance)));
    }
  };
  return (
    <LoanActForm
      heading={words.heading}
      detail={words.detail(shown(loan.drawable), percent(loan.rate))}
      onBack={onBack}
      onSubmit={submit}
      outcome={outcome}
      busy={busy}
      ready={to !== null}
      submit={busy ? words.busy : words.submit}
    >
      <AmountField
        ref={field}
        label={payView.amount}
        name="amount"
        value={amount}
        onValueChange={(text) => {
          setAmount(text);
          setIsMissing(false);
          forget();
        }}
        error={isMissing ? words.amountNeeded : undefined}
      />
      <AccountField label={words.to} name="to" value={to} onValueChange={setTo} />
    </LoanActForm>
  );
}

/** Writes a rate as a percentage. */
export function usePercent(): (rate: YearlyRate) => string {
  const words = useWords(loansWords);
  return (rate) => words.percent(...rateParts(rate));
}
