import { isRefusal } from '../bank-client/refusals.ts';
import { savedNameWords } from '../saved-names/words.ts';
import { billsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

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
