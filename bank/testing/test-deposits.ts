import type { Deposit, DepositRequestInput } from '#contract/deposits/deposits.ts';
import type { BankStore } from '../ports.ts';
import { longSessions, openTestBank, type Client, type TestBank } from './test-bank.ts';
import type { TestMember } from './test-member.ts';
import { asBase64, jpegFile, pngFile } from './test-pictures.ts';

/** A member, and the ways to deposit checks. */
export interface DepositsBank {
  readonly bank: TestBank;
  readonly member: TestMember;
  readonly client: Client;
  /** Another check each time, into checking, unless said otherwise. */
  check(amount: number, change?: Partial<DepositRequestInput>): DepositRequestInput;
  deposit(amount: number, change?: Partial<DepositRequestInput>): Promise<Deposit>;
}

/** A bank on Monday, the second of March 2026, 10:00 AM, with sessions that last as long as a test needs. */
export async function openDepositsBank(
  store: BankStore,
  { policy, ...others }: Parameters<typeof openTestBank>[1] = {},
): Promise<DepositsBank> {
  const bank = await openTestBank(store, { ...others, policy: { ...longSessions, ...policy } });
  const member = await bank.addMember({ accounts: { checking: 1_000_00, savings: 500_00 } });
  const client = await bank.clientOf(member);
  return { bank, member, client, check: newCheck, deposit: depositor(bank, client) };
}

/** The way for a member to deposit checks. */
export function depositor(bank: TestBank, client: Client): DepositsBank['deposit'] {
  return (amount, change) =>
    client.deposits.create({
      intentKey: bank.newKey(),
      deposit: newCheck(amount, change),
    });
}

let checks = 0;

/** A check that nobody has deposited yet. */
function newCheck(amount: number, change: Partial<DepositRequestInput> = {}): DepositRequestInput {
  checks += 1;
  return {
    to: 'checking',
    amount,
    front: asBase64(jpegFile({ seed: checks })),
    back: asBase64(pngFile({ seed: checks })),
    isAnother: true,
    ...change,
  };
}
