import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../design-system/parts/icon.tsx';
import { formatClock, formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { outlookOf } from '../payments/amount-outlook.ts';
import { transferTermsQuery } from '../payments/queries.ts';
import { amountOf, dayOf } from '../payments/transfer-draft.ts';
import { transferWords } from '../payments/words.ts';
import { useMay } from '../queries/session.ts';
import { isAlikeIn, type StepProps } from './kind-step.tsx';

/** When the money of that amount arrives and how much can be sent, under the amount; nothing while it is not known. */
export const KindTerms = memo(
  function KindTerms({ draft, choices }: Pick<StepProps, 'draft' | 'choices'>) {
    const { form: words } = useWords(transferWords);
    const maySend = useMay('move');
    const { data } = useQuery(transferTermsQuery(dayOf(draft), choices.recipient?.id ?? null));
    if (data === undefined) return null;
    const terms = data[draft.kind];
    const { arrival, limits } = terms;
    const { isHeld, waitsHours } = outlookOf(amountOf(draft), terms);
    // For an amount that is held or may wait, the step of the amount states the outcome; a transfer that is approved first
    // has no day yet.
    const arrives = isHeld || waitsHours !== null || !maySend ? null : arrival;
    const sentences = [];
    if (arrives?.speed === 'by-day') sentences.push(words.cutOff(formatClock(data.cutOff)));
    if (limits !== null) {
      const { atATime, aDay, leftToday } = limits;
      sentences.push(words.limits(formatMoney(atATime), formatMoney(aDay), formatMoney(leftToday)));
    }
    return (
      <div role="note" aria-label={words.terms} className="flex gap-2 text-small text-muted">
        <Icon shape={Clock} size={18} className="mt-px shrink-0 text-brand" />
        <p>
          {arrives && (
            <span className="font-medium text-ink">
              {words.arrival[arrives.speed](formatDate(arrives.day))}{' '}
            </span>
          )}
          {sentences.join(' ')}
        </p>
      </div>
    );
  },
  isAlikeIn('kind', 'amount', 'when', 'date'),
);
