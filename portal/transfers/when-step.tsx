import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { scheduledTransfersQuery } from '../payments/queries.ts';
import { formatClock, formatDate } from '../language/format.ts';
import { repeatChoices, standingOrderWords } from '../standing-orders/words.ts';
import { scheduledTransferWords } from '../payments/scheduled-transfer-words.ts';
import { useWords } from '../language/sentences.ts';
import { fieldId } from '../payments/transfer-alert.tsx';
import { dayOf } from '../payments/transfer-draft.ts';
import { isAlikeIn, type StepProps } from './kind-step.tsx';
import { useMay } from '../queries/session.ts';

/** Now, or on a day and again and again (R-T1). */
export const WhenStep = memo(
  function WhenStep({ draft, onChange, errors }: Omit<StepProps, 'choices'>) {
    const { form: words } = useWords(scheduledTransferWords);
    const { repeats } = useWords(standingOrderWords);
    const { data: terms } = useQuery(scheduledTransfersQuery);
    const [mayOrder, mayAsk] = [useMay('order'), useMay('initiate')];
    if (!mayOrder && !mayAsk) return null;
    return (
      <div className="isolate grid gap-4">
        <SegmentedControl
          label={words.when}
          value={draft.when}
          onValueChange={(when) => onChange({ when })}
          choices={[
            { value: 'now', label: words.now },
            { value: 'later', label: words.later },
          ]}
        />
        {draft.when === 'later' && (
          <>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField
                id={fieldId('date')}
                name="date"
                label={words.date}
                type="date"
                min={terms?.earliest}
                max={terms?.latest}
                value={draft.date}
                onChange={(event) => onChange({ date: event.currentTarget.value })}
                error={errors.date}
              />
              <SelectField
                label={words.repeat}
                value={draft.repeat}
                onValueChange={(repeat) => onChange({ repeat })}
                choices={repeatChoices.map((value) => ({ value, label: repeats[value] }))}
              />
            </div>
            <SentOn draft={draft} />
          </>
        )}
      </div>
    );
  },
  isAlikeIn('when', 'date', 'repeat'),
);

function SentOn({ draft }: Pick<StepProps, 'draft'>) {
  const { form: words } = useWords(scheduledTransferWords);
  const { data: terms } = useQuery(scheduledTransfersQuery);
  const day = dayOf(draft);
  const sentences = [];
  if (terms !== undefined && day !== null && day >= terms.earliest && day <= terms.latest) {
    sentences.push(words.sentOn(formatDate(day), formatClock(terms.sentAt)));
    if (draft.repeat === 'monthly' && Number(day.slice(8)) > 28) sentences.push(words.monthEnd);
  }
  return (
    <p role="status" className={sentences.length > 0 ? 'text-small text-muted' : 'sr-only'}>
      {sentences.join(' ')}
    </p>
  );
}
