import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { payeeNameMaxLength } from '#contract/bills/bill-terms.ts';
import type { PayeeId } from '#contract/text/ids.ts';
import type { Payee } from '#contract/bills/payees.ts';
import { RenameInPlace } from '../design-system/parts/rename-in-place.tsx';
import { payeesQuery, refreshBills, renamePayee } from './queries.ts';
import { changeAtOnce, shownIn } from '../queries/change-at-once.ts';
import { billsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { usePayeeFault } from './payee-fault.ts';

interface Renaming {
  readonly id: PayeeId;
  readonly name: string;
}

/**
 * Gives a payee another name, which shows at once. Where the bank refuses it the old one is back, and the form with
 * what was typed.
 */
export function usePayeeRenaming(onRenamed: (name: string) => void) {
  return useMutation(
    changeAtOnce<Payee, Renaming>(renamePayee, {
      shownIn: [
        shownIn(payeesQuery.queryKey, (payees: readonly Payee[], change: Renaming) =>
          payees.map((one) => (one.id === change.id ? { ...one, name: change.name } : one)),
        ),
      ],
      reload: refreshBills,
      onKept: ({ name }) => onRenamed(name),
      // The form says it.
      onPutBack: () => {},
    }),
  );
}

interface RenamePayeeProps {
  payee: Payee;
  renaming: Pick<
    UseMutationResult<Payee, Error, Renaming>,
    'error' | 'mutate' | 'reset' | 'variables'
  >;
  onKept: () => void;
}

/** Asks for the new name, in the payee's place in the list. */
export function RenamePayee({ payee, renaming, onKept }: RenamePayeeProps) {
  const words = useWords(billsWords).payees;
  const { error } = renaming;
  const fault = usePayeeFault(error);
  return (
    <RenameInPlace
      label={words.newName(payee.name)}
      name={error === null ? payee.name : (renaming.variables?.name ?? payee.name)}
      maxLength={payeeNameMaxLength}
      words={{ save: words.save, keep: words.keepName, missing: words.nameMissing }}
      fault={fault?.sentence}
      problem={error !== null && fault === undefined && <ProblemBanner error={error} />}
      onRename={(name) => renaming.mutate({ id: payee.id, name })}
      onTyped={renaming.reset}
      onKept={onKept}
    />
  );
}
