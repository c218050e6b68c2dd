import { isRefusal } from '../../../bank-client/refusals.ts';
import { Unreachable } from '../../../bank-client/unreachable.ts';
import { Banner } from '../../../parts/banner.tsx';
import { Reference } from '../../../parts/reference.tsx';
import { billsWords } from '../../../words/bills.ts';
import { useExplain } from '../../../words/refusals.ts';
import { useWords } from '../../../words/words.ts';

/** Why a change of the list of payees was not made, where that is about none of the fields. */
export function PayeeProblem({ error }: { error: unknown }) {
  const words = useWords(billsWords).payees;
  const { title, detail, reference } = useExplain()(error);
  if (error instanceof Unreachable) {
    return (
      <Banner role="alert" tone="warning">
        {words.noAnswer}
      </Banner>
    );
  }
  return (
    <Banner role="alert" tone="danger" title={title}>
      {detail}
      {reference !== undefined && <Reference value={reference} />}
    </Banner>
  );
}

/** A control of a payee that a refusal can be about. */
export type PayeeField = 'name' | 'accountNumber';

/** What stands at which control; undefined for an error that is about neither. */
export function usePayeeFault(error: unknown): { field: PayeeField; sentence: string } | undefined {
  const words = useWords(billsWords).payees;
  if (!isRefusal(error)) return undefined;
  switch (error.code) {
    case 'PAYEE_NAME_WRONG':
      return { field: 'name', sentence: words.nameWrong };
    case 'PAYEE_NAME_TAKEN':
      return { field: 'name', sentence: words.nameTaken };
    case 'PAYEE_ACCOUNT_NUMBER_WRONG':
      return { field: 'accountNumber', sentence: words.accountNumberWrong };
    default:
      return undefined;
  }
}
