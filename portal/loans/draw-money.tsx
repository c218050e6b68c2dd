import type { AccountId } from '#contract/text/ids.ts';
import { readAmount } from '#contract/text/typed-amount.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { AccountField } from './account-field.tsx';
import { lendingWords } from './lending-words.ts';
import { LoanActForm, type LoanActProps } from './make-payment.tsx';
import { drawOnLine } from './changes.tsx';
import type { YearlyRate } from '#contract/loans/loan-terms.ts';
import { rateParts } from './loan-draft.ts';
import { loansWords } from './words.ts';
import { useShownMoney } from '../design-system/parts/money.tsx';

/** Draws on a line of credit, into an account. */
export function DrawMoney({ loan, onBack, onDone }: LoanActProps) {
  const { drawView: words, payView } = useWords(lendingWords);
  const percent = usePercent();
  const shown = useShownMoney();
  const form = useBankForm({
    procedure: drawOnLine,
    keyed: true,
    refresh: (queries) => refreshAfter(queries, 'loan'),
    start: { to: null as AccountId | null, amount: '' },
    read: ({ to, amount }) => {
      const reading = readAmount(amount);
      if (reading.kind !== 'amount' || reading.cents === 0 || to === null) {
        return { faults: { amount: 'amount missing' } };
      }
      return { request: { loan: loan.id, to, amount: reading.cents } };
    },
    say: { 'amount missing': words.amountNeeded },
    done: ({ balance }, { amount }) => onDone(words.done(formatMoney(amount), shown(balance))),
  });
  return (
    <LoanActForm
      heading={words.heading}
      detail={words.detail(shown(loan.drawable), percent(loan.rate))}
      onBack={onBack}
      form={form}
      ready={form.draft.to !== null}
      submit={words.submit}
      submitting={words.busy}
    >
      <AmountField label={payView.amount} {...form.value('amount')} />
      <AccountField label={words.to} {...form.value('to')} />
    </LoanActForm>
  );
}

/** Writes a rate as a percentage. */
export function usePercent(): (rate: YearlyRate) => string {
  const words = useWords(loansWords);
  return (rate) => words.percent(...rateParts(rate));
}
