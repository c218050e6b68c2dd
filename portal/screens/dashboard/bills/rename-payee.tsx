import { useMutation, useQueryClient } from '@tanstack/react-query';
import { payeeNameMaxLength } from '#contract/bill-terms.ts';
import type { Payee } from '#contract/payees.ts';
import { RenameInPlace } from '../../../parts/rename-in-place.tsx';
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
  const renaming = useMutation({
    ...renamePayee,
    onSuccess: async (renamed) => {
      await refreshBills(queries);
      onRenamed(renamed.name);
    },
  });
  const fault = usePayeeFault(renaming.error);
  return (
    <RenameInPlace
      label={words.newName(payee.name)}
      name={payee.name}
      maxLength={payeeNameMaxLength}
      words={{
        save: words.save,
        saving: words.saving,
        keep: words.keepName,
        missing: words.nameMissing,
      }}
      fault={fault?.sentence}
      problem={
        renaming.error !== null && fault === undefined && <PayeeProblem error={renaming.error} />
      }
      busy={renaming.isPending}
      onRename={(name, answers) => renaming.mutate({ id: payee.id, name }, answers)}
      onTyped={renaming.reset}
      onKept={onKept}
    />
  );
}
