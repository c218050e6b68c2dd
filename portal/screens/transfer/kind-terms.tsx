import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { transferTermsQuery } from '../../queries/transfers.ts';
import { formatClock, formatDate, formatMoney } from '../../words/format.ts';
import { transferWords } from '../../words/transfer.ts';
import { useWords } from '../../words/words.ts';
import { dayOf } from './schedule-draft.ts';
import { isAlikeIn, type StepProps } from './step-props.ts';

/** When the money arrives and how much can be sent, where the kind is chosen; nothing while it is not known. */
export const KindTerms = memo(
  function KindTerms({ draft }: Pick<StepProps, 'draft'>) {
    const { form: words } = useWords(transferWords);
    const { data } = useQuery(transferTermsQuery(dayOf(draft)));
    if (data === undefined) return null;
    const { arrival, limits } = data[draft.kind];
    const sentences = [];
    if (arrival.speed === 'by-day') sentences.push(words.cutOff(formatClock(data.cutOff)));
    if (limits !== null) {
      const { atATime, aDay, leftToday } = limits;
      sentences.push(words.limits(formatMoney(atATime), formatMoney(aDay), formatMoney(leftToday)));
    }
    return (
      <div role="note" aria-label={words.terms} className="flex gap-2 text-small text-muted">
        <Icon shape={Clock} size={18} className="mt-px shrink-0 text-brand" />
        <p>
          <span className="font-medium text-ink">
            {words.arrival[arrival.speed](formatDate(arrival.day))}
          </span>
          {sentences.length > 0 && ` ${sentences.join(' ')}`}
        </p>
      </div>
    );
  },
  isAlikeIn('kind', 'when', 'date'),
);
