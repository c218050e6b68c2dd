import { useState } from 'react';
import type { Payee } from '#contract/bills/payees.ts';
import { payeeNameMaxLength } from '#contract/bills/bill-terms.ts';
import { Face } from '../design-system/faces/face.tsx';
import { isRefusal } from '../bank-client/refusals.ts';
import { billsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { SavedRow } from '../saved-names/saved-row.tsx';
import { savedNameWords } from '../saved-names/words.ts';
import { payeeLookAlikeOfNameQuery, payeesQuery, refreshBills, renamePayee } from './queries.ts';
import { RemovePayee } from './remove-payee.tsx';

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
  const { nameWrong } = useWords(savedNameWords);
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
      faultOf={(error) => {
        if (isRefusal(error, 'PAYEE_NAME_WRONG')) return nameWrong;
        return isRefusal(error, 'PAYEE_NAME_TAKEN') ? words.nameTaken : undefined;
      }}
      onRenamed={onRenamed}
      onRemove={() => setRemoving(true)}
    >
      <p className="figures text-small text-muted">
        {accountNumber === null ? listedAs : `${words.accountNumber(accountNumber)} · ${listedAs}`}
      </p>
    </SavedRow>
  );
}
