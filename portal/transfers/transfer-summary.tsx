import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cents } from '#contract/money/cents.ts';
import { readAmount } from '#contract/text/typed-amount.ts';
import type { Arrival, Quote, TransferRequestInput } from '#contract/transfers/transfers.ts';
import { classNames } from '../design-system/parts/class-names.ts';
import { counted, formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useMay } from '../queries/session.ts';
import { availableFor, outlookOf } from '../payments/amount-outlook.ts';
import { transferTermsQuery } from '../payments/queries.ts';
import { amountOf, dayOf } from '../payments/transfer-draft.ts';
import type { StepProps } from './kind-step.tsx';
import { transferWords } from '../payments/words.ts';
import { Balance } from '../design-system/parts/money.tsx';
import { partsWords } from '../design-system/words.ts';

const speeds: Record<Arrival['speed'], (day: string) => string> = {
  'at-once': () => 'Right away',
  'within-minutes': () => 'Within minutes',
  'by-day': (day) => `By ${day}`,
};

const en = {
  arrives: 'Arrives',
  speeds,
  onceApproved: 'Once it is approved and sent',
  afterReview: 'After our review',
  afterHold: (hours: number) => `After up to ${counted(hours, 'hour', 'hours')} on hold`,
  fee: 'Fee',
  noFee: 'None',
  leftAfter: 'Left after',
};

const es: typeof en = {
  arrives: 'Llega',
  speeds: {
    'at-once': () => 'De inmediato',
    'within-minutes': () => 'En minutos',
    'by-day': (day) => `A más tardar el ${day}`,
  },
  onceApproved: 'Cuando se apruebe y se envíe',
  afterReview: 'Después de la revisión',
  afterHold: (hours) => `Tras una retención de hasta ${counted(hours, 'hora', 'horas')}`,
  fee: 'Comisión',
  noFee: 'Ninguna',
  leftAfter: 'Quedará',
};

/** @public Read by the test of all sentences. */
export const summaryWords = { en, es };

interface TransferSummaryProps extends Pick<StepProps, 'draft' | 'choices'> {
  id: string;
  /** Null while the form does not say yet what to send. */
  request: TransferRequestInput | null;
  quoted: Quote | null;
  children: ReactNode;
}

/**
 * The result of the form so far, beside the button that goes on: the outcome, the arrival, the cost and the remaining
 * balance. The summary stays in sight while the rest of the form is scrolled; until there is an amount it names the missing
 * values.
 */
export function TransferSummary({
  id,
  request,
  quoted,
  draft,
  choices,
  children,
}: TransferSummaryProps) {
  const { confirmation } = useWords(transferWords);
  const to = draft.kind === 'internal' ? choices.to?.name : choices.recipient?.name;
  const name = to ?? draft.name.trim();
  return (
    <div
      className={classNames(
        'grid gap-3 border-t border-line bg-raised px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-4 sm:px-6',
        request !== null && 'stays-in-sight',
      )}
    >
      <div className="grid min-w-0 gap-1.5">
        <p id={id} className="text-small wrap-anywhere text-muted empty:hidden">
          {request === null && <AmountAwaited amount={draft.amount} />}
          {request !== null && name !== '' && (
            <span className="font-semibold text-ink">
              {confirmation.title(formatMoney(cents(request.amount)), name)}
            </span>
          )}
        </p>
        {request !== null && <Terms draft={draft} choices={choices} quoted={quoted} />}
      </div>
      {children}
    </div>
  );
}

/** Asks for an amount; of an amount that will not do it says what is wrong. */
function AmountAwaited({ amount }: { amount: string }) {
  const { form: words, faults } = useWords(transferWords);
  const { amount: amountFaults } = useWords(partsWords);
  const reading = readAmount(amount);
  if (reading.kind === 'empty') return words.amountFirst;
  return reading.kind === 'amount' ? faults.AMOUNT_NOT_POSITIVE : amountFaults[reading.kind];
}

function Terms({
  draft,
  choices,
  quoted,
}: Pick<TransferSummaryProps, 'draft' | 'choices' | 'quoted'>) {
  const words = useWords(summaryWords);
  const arrives = useArrival({ draft, choices });
  const available = availableFor(choices, quoted);
  const left = available === null ? null : cents(available - (amountOf(draft) ?? 0));
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-small">
      {arrives !== null && <Term name={words.arrives}>{arrives}</Term>}
      <Term name={words.fee}>{words.noFee}</Term>
      {left !== null && (
        <Term name={words.leftAfter} isWrong={left < 0}>
          <Balance amount={left} />
        </Term>
      )}
    </dl>
  );
}

interface TermProps {
  name: string;
  isWrong?: boolean;
  children: ReactNode;
}

function Term({ name, isWrong = false, children }: TermProps) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted">{name}</dt>
      <dd className={classNames('figures font-semibold', isWrong && 'text-danger')}>{children}</dd>
    </div>
  );
}

/** The arrival of an amount of this size, in a few words; null while it is not known. */
function useArrival({ draft, choices }: Pick<StepProps, 'draft' | 'choices'>): string | null {
  const words = useWords(summaryWords);
  const { data } = useQuery(transferTermsQuery(dayOf(draft), choices.recipient?.id ?? null));
  const maySend = useMay('move');
  const terms = data?.[draft.kind];
  if (terms === undefined) return null;
  const { isHeld, waitsHours } = outlookOf(amountOf(draft), terms);
  if (!maySend) return words.onceApproved;
  if (isHeld) return words.afterReview;
  const { speed, day } = terms.arrival;
  return waitsHours === null ? words.speeds[speed](formatDate(day)) : words.afterHold(waitsHours);
}
