import type { BillPayment, BillRequestInput } from '#contract/bills/bills.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import type { Payee } from '#contract/bills/payees.ts';
import { longSessions, openTestBank, type Client, type TestBank } from './test-bank.ts';
import type { TestMember } from './test-member.ts';
import type { BankStore } from '../ports.ts';

/** A member with a payee, and the ways to schedule payments to it. */
export interface BillsBank {
  readonly bank: TestBank;
  readonly member: TestMember;
  readonly client: Client;
  readonly payee: Payee;
  /** From checking to the payee, unless said otherwise. */
  bill(amount: number, date: string, change?: Partial<BillRequestInput>): BillRequestInput;
  schedule(amount: number, date: string, change?: Partial<BillRequestInput>): Promise<BillPayment>;
}

/** A bank on the second of March 2026, 10:00 AM, with sessions that last as long as a test needs. */
export async function openBillsBank(
  store: BankStore,
  options: Parameters<typeof openTestBank>[1] = {},
): Promise<BillsBank> {
  const { policy, ...others } = options;
  const bank = await openTestBank(store, { ...others, policy: { ...longSessions, ...policy } });
  const member = await bank.addMember({ accounts: { checking: 1_000_00, savings: 500_00 } });
  const client = await bank.clientOf(member);
  const payee = await addPayee(bank, client);
  const bill = (amount: number, date: string, change: Partial<BillRequestInput> = {}) => ({
    payee: payee.id,
    from: 'checking',
    amount,
    date,
    ...change,
  });
  return {
    bank,
    member,
    client,
    payee,
    bill,
    schedule: (amount, date, change) =>
      client.bills.schedule({ intentKey: newIntent(bank), bill: bill(amount, date, change) }),
  };
}

/** Adds a payee as a member does. */
export async function addPayee(
  bank: TestBank,
  client: Client,
  payee: Partial<Parameters<Client['payees']['add']>[0]['payee']> = {},
): Promise<Payee> {
  return await client.payees.add({
    intentKey: newIntent(bank),
    payee: { name: 'Electric Company', ...payee },
  });
}

export function newIntent(bank: TestBank): IntentKey {
  return bank.newKey() as IntentKey;
}
