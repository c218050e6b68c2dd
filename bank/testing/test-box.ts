import type { BankDependencies } from '../bank-context.ts';
import { scheduleCharge } from '../safe-deposit/annual-fee.ts';
import { insertBox } from '../safe-deposit/box-records.ts';
import { accountOf, type TestMember } from './test-member.ts';

let numbers = 100;

/** Rents the member a box at Elm Street, of which the fee of that year has not been paid. */
export async function addBox(
  bank: BankDependencies,
  member: TestMember,
  {
    rentedOn = '2026-03-03',
    branch = 'Elm Street branch',
    year = 1,
  }: { readonly rentedOn?: string; readonly branch?: string; readonly year?: number } = {},
): Promise<void> {
  numbers += 1;
  const box = {
    id: bank.newId(),
    membership_id: member.membershipId,
    number: String(numbers),
    branch,
    room: 'Vault A',
    account_id: accountOf(member, 'checking').id,
    rented_on: rentedOn,
  };
  await bank.store.transact(async (scope) => {
    await insertBox(scope.trx, box);
    await scheduleCharge(scope, bank, box, year);
  });
}
