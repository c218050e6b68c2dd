import type { BankStore } from '../ports.ts';
import { verifyBank } from '../verify/verify-bank.ts';

/** Everything that `verify` finds wrong in the bank. */
export async function faultsOf({ store }: { readonly store: BankStore }): Promise<string[]> {
  return (await verifyBank(store)).checks.flatMap(({ faults }) => [...faults]);
}
