import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../design-system/parts/icon.tsx';
import { transferTermsQuery } from './queries.ts';
import { formatClock, formatDate, formatMoney } from '../language/format.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { dayOf } from './transfer-draft.ts';
import { useMay } from '../queries/session.ts';
import { outlookOf } from './amount-outlook.ts';
import { amountOf } from './transfer-draft.ts';
import { isAlikeIn, type StepProps } from './kind-step.tsx';

/** When the money of that amount arrives and how much can be sent, where the kind is chosen; nothing while it is not known. */
export const KindTerms = memo(
  function KindTerms({ draft, choices }: Pick<StepProps, 'draft' | 'choices'>) {
    const { form: words } = useWords(transferWords);
    const maySend = useMay('move');
    const { data } = useQuery(transferTermsQuery(dayOf(draft), choices.recipient?.id ?? null));
    if (data === undefined) return null;
    const terms = data[draft.kind];
    const { arrival, limits } = terms;
    const { isHeld, waitsHours } = outlookOf(amountOf(draft), terms);
    // Of an amount that is held or may wait, the step of the amount says what becomes of it; what is approved first has no day yet.
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
