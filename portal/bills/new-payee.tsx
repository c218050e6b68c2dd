import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { payeeAccountNumberMaxLength, payeeNameMaxLength } from '#contract/bills/bill-terms.ts';
import type { PayeeCategory } from '#contract/bills/payees.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { addPayee, payeeLookAlikeQuery, refreshBills } from './queries.ts';
import { billsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { AddForm } from '../saved-names/add-form.tsx';
import { LookAlikeNotice } from '../saved-names/look-alike-notice.tsx';
import { useIntentKey } from '../queries/use-intent-key.ts';
import { type PayeeField, usePayeeFault } from './payee-row.tsx';

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
  const faultOf = usePayeeFault();
  const addition = useMutation({
    ...addPayee,
    onSuccess: async (payee) => {
      intent.done();
      setDraft(empty);
      await refreshBills(queries);
      onAdded(payee.name);
    },
    onError: (error) => {
      const wrong = faultOf(error);
      if (wrong !== undefined) controls[wrong.field].current?.focus();
    },
  });
  const fault = faultOf(addition.error);

  const submit = () => {
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
    <AddForm
      words={words}
      busy={addition.isPending}
      problem={fault === undefined ? addition.error : null}
      onSubmit={submit}
    >
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
      <LookAlikeNotice
        typed={{ name: draft.name, accountNumber: draft.accountNumber }}
        isWhole={draft.name.trim() !== ''}
        query={payeeLookAlikeQuery}
        words={words}
      />
    </AddForm>
  );
}
