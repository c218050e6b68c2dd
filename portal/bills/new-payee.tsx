import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { payeeAccountNumberMaxLength, payeeNameMaxLength } from '#contract/bills/bill-terms.ts';
import type { PayeeCategory } from '#contract/bills/payees.ts';
import { Button } from '../design-system/parts/button.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { addPayee, refreshBills } from './queries.ts';
import { billsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useIntentKey } from '../queries/use-intent-key.ts';
import { type PayeeField, usePayeeFault } from './payee-fault.ts';

const categories: readonly PayeeCategory[] = [
  'Utilities',
  'Transfer',
  'Transportation',
  'Shopping',
];

const empty = { name: '', accountNumber: '', category: 'Utilities' as PayeeCategory };

/** Adds a payee to the list. */
export function NewPayee({ onAdded }: { onAdded: (name: string) => void }) {
  const words = useWords(billsWords).payees;
  const queries = useQueryClient();
  const intent = useIntentKey();
  const [draft, setDraft] = useState(empty);
  const [missing, setMissing] = useState(false);
  const controls = {
    name: useRef<HTMLInputElement>(null),
    accountNumber: useRef<HTMLInputElement>(null),
  };
  const addition = useMutation({
    ...addPayee,
    onSuccess: async (payee) => {
      intent.done();
      setDraft(empty);
      await refreshBills(queries);
      onAdded(payee.name);
    },
  });
  const fault = usePayeeFault(addition.error);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (addition.isPending) return;
    const payee = {
      ...draft,
      name: draft.name.trim(),
      accountNumber: draft.accountNumber.trim(),
    };
    if (payee.name === '') {
      setMissing(true);
      controls.name.current?.focus();
      return;
    }
    addition.mutate({ intentKey: intent.keyFor(payee), payee });
  };

  const control = (field: PayeeField) => ({
    ref: controls[field],
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setDraft({ ...draft, [field]: event.currentTarget.value });
      setMissing(false);
      addition.reset();
    },
    error: fault?.field === field ? fault.sentence : undefined,
  });
  return (
    <form
      noValidate
      aria-labelledby="new-payee"
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 border-t border-line pt-6"
    >
      <h3 id="new-payee" className="font-semibold">
        {words.addHeading}
      </h3>
      <TextField
        label={words.name}
        maxLength={payeeNameMaxLength}
        {...control('name')}
        {...(missing && { error: words.nameMissing })}
      />
      <TextField
        label={words.accountNumberField}
        optional
        hint={words.accountNumberHint}
        maxLength={payeeAccountNumberMaxLength}
        {...control('accountNumber')}
      />
      <SelectField
        label={words.category}
        hint={words.categoryHint}
        value={draft.category}
        onValueChange={(category) => setDraft({ ...draft, category })}
        choices={categories.map((value) => ({ value, label: words.categories[value] }))}
      />
      {addition.error !== null && fault === undefined && <ProblemBanner error={addition.error} />}
      <Button
        type="submit"
        tone="secondary"
        busy={addition.isPending}
        className="justify-self-start"
      >
        {addition.isPending ? words.adding : words.add}
      </Button>
    </form>
  );
}
