import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { payeeNameMaxLength } from '#contract/bill-terms.ts';
import type { Payee } from '#contract/payees.ts';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/text-field.tsx';
import { refreshBills, renamePayee } from '../../../queries/bills.ts';
import { billsWords } from '../../../words/bills.ts';
import { useWords } from '../../../words/words.ts';
import { PayeeProblem, usePayeeFault } from './payee-problem.tsx';

interface RenamePayeeProps {
  payee: Payee;
  onKept: () => void;
  onRenamed: (name: string) => void;
}

/** Gives a payee another name, in its place in the list. */
export function RenamePayee({ payee, onKept, onRenamed }: RenamePayeeProps) {
  const words = useWords(billsWords).payees;
  const queries = useQueryClient();
  const [name, setName] = useState(payee.name);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const renaming = useMutation({
    ...renamePayee,
    onSuccess: async (renamed) => {
      await refreshBills(queries);
      onRenamed(renamed.name);
    },
    onError: () => field.current?.focus(),
  });
  const fault = usePayeeFault(renaming.error);
  // It stands where the button was that had the focus.
  useEffect(() => field.current?.select(), []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (renaming.isPending) return;
    if (name.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    renaming.mutate({ id: payee.id, name: name.trim() });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        ref={field}
        label={words.newName(payee.name)}
        autoComplete="off"
        maxLength={payeeNameMaxLength}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setMissing(false);
          renaming.reset();
        }}
        error={missing ? words.nameMissing : fault?.sentence}
      />
      {renaming.error !== null && fault === undefined && <PayeeProblem error={renaming.error} />}
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={renaming.isPending}>
          {renaming.isPending ? words.saving : words.save}
        </Button>
        <Button tone="secondary" size="small" onClick={onKept}>
          {words.keepName}
        </Button>
      </div>
    </form>
  );
}
