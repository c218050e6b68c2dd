import { useQueryClient } from '@tanstack/react-query';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { readAmount } from '#contract/text/typed-amount.ts';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { changeLimit, type PersonWithAccess, refreshPeople } from './queries.ts';
import { peopleWords } from './words.ts';

interface LimitDialogProps extends DialogOpen {
  person: PersonWithAccess;
}

/** Sets how much somebody may send in a day. */
export default function LimitDialog({ person, ...dialog }: LimitDialogProps) {
  const { limiting: words } = useWords(peopleWords);
  const queries = useQueryClient();
  const { name, personId, dailyLimit } = person;
  const form = useBankForm({
    procedure: changeLimit,
    start: { limit: dailyLimit === null ? '' : String(dailyLimit / 100) },
    read: ({ limit }) => {
      const reading = readAmount(limit);
      if (reading.kind !== 'amount') return { faults: { limit: reading.kind } };
      if (reading.cents === 0) return { faults: { limit: 'zero' } };
      return { request: { person: personId, dailyLimit: reading.cents } };
    },
    say: { empty: words.needed, zero: words.zero },
    done: async (_, { dailyLimit: limit }) => {
      showToast({ title: words.done(name, formatMoney(limit)), tone: 'positive' });
      dialog.onOpenChange(false);
      await refreshPeople(queries);
    },
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      size="small"
      title={words.title(name)}
      description={words.description}
      cancel={words.cancel}
      submit={words.save}
      submitting={words.saving}
    >
      <AmountField label={words.label} zeroError={words.zero} {...form.value('limit')} />
    </FormDialog>
  );
}
