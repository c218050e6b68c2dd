import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormDialog } from '../design-system/composed/form-dialog.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { readAmount } from '#contract/text/typed-amount.ts';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
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
  const [text, setText] = useState(dailyLimit === null ? '' : String(dailyLimit / 100));
  const [isNeeded, setNeeded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const save = useMutation({
    ...changeLimit,
    onSuccess: async (_, { dailyLimit: limit }) => {
      showToast({ title: words.done(name, formatMoney(limit)), tone: 'positive' });
      dialog.onOpenChange(false);
      await refreshPeople(queries);
    },
  });
  const submit = () => {
    const read = readAmount(text);
    if (read.kind !== 'amount' || read.cents === 0) {
      setNeeded(read.kind === 'empty');
      field.current?.focus();
      return;
    }
    save.mutate({ person: personId, dailyLimit: read.cents });
  };
  return (
    <FormDialog
      {...dialog}
      size="small"
      title={words.title(name)}
      description={words.description}
      cancel={words.cancel}
      submit={save.isPending ? words.saving : words.save}
      busy={save.isPending}
      onSubmit={submit}
    >
      <AmountField
        ref={field}
        label={words.label}
        name="limit"
        value={text}
        onValueChange={(typed) => {
          setText(typed);
          setNeeded(false);
          save.reset();
        }}
        zeroError={words.zero}
        error={isNeeded ? words.needed : undefined}
      />
      {save.error !== null && <ProblemBanner error={save.error} />}
    </FormDialog>
  );
}
