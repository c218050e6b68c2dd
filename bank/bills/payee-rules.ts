import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { addPayeeRefusals } from '#contract/bills/payees.ts';
import type { Policy } from '../policy.ts';
import { isPlainName } from '#contract/text/typed-name.ts';

/** The facts for the decision about a new payee. */
export interface PayeeFacts {
  /** Whether the member has another payee of that name on the list. */
  readonly nameTaken: boolean;
  /** How many payees are on the list. */
  readonly payees: number;
}

/** Why a payee is not added. */
export type PayeeRefusal = RefusalOf<typeof addPayeeRefusals>;

/**
 * Why a new payee is refused, in the order of `addPayeeRefusals` in the contract; null where it is
 * not. The name and the account number are as they would be kept.
 */
export function refusePayee(
  { name, accountNumber }: { readonly name: string; readonly accountNumber: string | null },
  { nameTaken, payees }: PayeeFacts,
  { payeesMax }: Pick<Policy, 'payeesMax'>,
): PayeeRefusal | null {
  if (!isPlainName(name)) {
    return { code: 'PAYEE_NAME_WRONG' };
  }
  if (accountNumber !== null && !/^[A-Za-z0-9]{3,30}$/.test(accountNumber)) {
    return { code: 'PAYEE_ACCOUNT_NUMBER_WRONG' };
  }
  if (nameTaken) {
    return { code: 'PAYEE_NAME_TAKEN' };
  }
  return payees < payeesMax ? null : { code: 'TOO_MANY_PAYEES', data: { most: payeesMax } };
}
