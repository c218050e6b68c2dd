import { useState } from 'react';
import type { Payee } from '#contract/bills/payees.ts';
import { payeeNameMaxLength } from '#contract/bills/bill-terms.ts';
import { Face } from '../design-system/faces/face.tsx';
import { billsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { SavedRow } from '../saved-names/saved-row.tsx';
import { payeeLookAlikeOfNameQuery, payeesQuery, refreshBills, renamePayee } from './queries.ts';
import { RemovePayee } from './remove-payee.tsx';
import { isRefusal } from '../bank-client/refusals.ts';
import { savedNameWords } from '../saved-names/words.ts';

interface PayeeRowProps {
  payee: Payee;
  onRenamed: (name: string) => void;
  onRemoved: () => void;
}

const list = {
  rename: renamePayee,
  queryKey: payeesQuery.queryKey,
  reload: refreshBills,
  nameMaxLength: payeeNameMaxLength,
  lookAlikeQuery: payeeLookAlikeOfNameQuery,
};

/** One payee of the list, and what can be done with it. */
export function PayeeRow({ payee, onRenamed, onRemoved }: PayeeRowProps) {
  const words = useWords(billsWords).payees;
  const faultOf = usePayeeFault();
  const [isRemoving, setRemoving] = useState(false);
  const { name, accountNumber, category } = payee;
  const listedAs = words.categories[category];
  if (isRemoving) {
    return (
      <li className="py-3">
        <RemovePayee payee={payee} onKept={() => setRemoving(false)} onRemoved={onRemoved} />
      </li>
    );
  }
  return (
    <SavedRow
      list={list}
      saved={payee}
      face={<Face kind="payee" name={name} />}
      removeLabel={words.removeOf(name)}
      faultOf={(error) => faultOf(error)?.sentence}
      onRenamed={onRenamed}
      onRemove={() => setRemoving(true)}
    >
      <p className="figures text-small text-muted">
        {accountNumber === null ? listedAs : `${words.accountNumber(accountNumber)} · ${listedAs}`}
      </p>
    </SavedRow>
  );
}

/** A control of a payee that a refusal can be about. */
export type PayeeField = 'name' | 'accountNumber';

/** What stands at which control; undefined for an error that is about neither. */
export function usePayeeFault(): (
  error: unknown,
) => { field: PayeeField; sentence: string } | undefined {
  const { nameWrong } = useWords(savedNameWords);
  const words = useWords(billsWords).payees;
  return (error) => {
    if (!isRefusal(error)) return undefined;
    switch (error.code) {
      case 'PAYEE_NAME_WRONG':
        return { field: 'name', sentence: nameWrong };
      case 'PAYEE_NAME_TAKEN':
        return { field: 'name', sentence: words.nameTaken };
      case 'PAYEE_ACCOUNT_NUMBER_WRONG':
        return { field: 'accountNumber', sentence: words.accountNumberWrong };
      default:
        return undefined;
    }
  };
}
