import { highestRate, type LoanKind, loanKinds, loanTerms } from '#contract/loans/loan-terms.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { useLeftField } from '../design-system/parts/left-field.ts';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { formatMoney } from '../language/format.ts';
import { loansWords } from './words.ts';
import { partsWords } from '../design-system/words.ts';
import { useWords } from '../language/sentences.ts';
import {
  type AmountFault,
  type LoanDraft,
  type LoanReading,
  type RateFault,
} from './loan-draft.ts';
import { usePercent } from './draw-money.tsx';

interface LoanFieldsProps {
  kind: LoanKind;
  onKindChange: (kind: LoanKind) => void;
  draft: LoanDraft;
  onDraftChange: (draft: LoanDraft) => void;
  reading: LoanReading;
}

/** Kind, amount, term and rate. A field states its fault once it was left. */
export function LoanFields({ kind, onKindChange, draft, onDraftChange, reading }: LoanFieldsProps) {
  const words = useWords(loansWords);
  const faultWords = useFaultWords(kind);
  const percent = usePercent();
  const leftAmount = useLeftField();
  const leftRate = useLeftField();
  const { least, most, years, sampleRate } = loanTerms[kind];
  const faults = reading.kind === 'faults' ? reading : null;
  const change = (changed: Partial<LoanDraft>) => onDraftChange({ ...draft, ...changed });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <SegmentedControl
          label={words.kind}
          value={kind}
          onValueChange={onKindChange}
          choices={loanKinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
      </div>
      <AmountField
        className="sm:col-span-2"
        label={words.amount}
        name="amount"
        hint={words.amountHint(formatMoney(least), formatMoney(most))}
        value={draft.amount}
        onValueChange={(amount) => {
          leftAmount.fill();
          change({ amount });
        }}
        onBlur={leftAmount.leave}
        error={leftAmount.isLeft ? faultWords.amount(faults?.amount) : undefined}
      />
      <SelectField
        label={words.term}
        name="term"
        value={String(draft.years)}
        onValueChange={(chosen) => change({ years: Number(chosen) })}
        choices={years.map((term) => ({ value: String(term), label: words.years(term) }))}
      />
      <TextField
        label={words.rate}
        name="rate"
        inputMode="decimal"
        autoComplete="off"
        hint={words.rateHint(percent(sampleRate))}
        trailing={
          <span aria-hidden="true" className="pr-3.5 text-muted">
            %
          </span>
        }
        value={draft.rate}
        onChange={(event) => {
          leftRate.fill();
          change({ rate: event.currentTarget.value });
        }}
        onBlur={leftRate.leave}
        error={leftRate.isLeft ? faultWords.rate(faults?.rate) : undefined}
      />
    </div>
  );
}

function useFaultWords(kind: LoanKind) {
  const words = useWords(loansWords);
  const { amount: amountWords } = useWords(partsWords);
  const percent = usePercent();
  const { least, most } = loanTerms[kind];
  return {
    amount: (fault: AmountFault | undefined): string | undefined => {
      switch (fault) {
        case undefined:
          return undefined;
        case 'needed':
          return words.amountNeeded;
        case 'outside':
          return words.amountOutside(formatMoney(least), formatMoney(most));
        default:
          return amountWords[fault];
      }
    },
    rate: (fault: RateFault | undefined): string | undefined => {
      switch (fault) {
        case undefined:
          return undefined;
        case 'needed':
          return words.rateNeeded;
        case 'wrong':
          return words.rateWrong;
        case 'too high':
          return words.rateTooHigh(percent(highestRate));
      }
    },
  };
}
