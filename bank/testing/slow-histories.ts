import fc from 'fast-check';
import type { Client, TestBank } from './test-bank.ts';
import type { TestMember } from './test-member.ts';
import { depositor } from './test-deposits.ts';
import { external, internal, zelle } from './transfer-requests.ts';

/** An act in a history in which money is under way for days. `which` counts among the pending transfers. */
type Action =
  | { readonly do: 'internal' | 'zelle' | 'external' | 'deposit'; amount: number; memo: string }
  | { readonly do: 'pay' | 'earn'; amount: number; account: 'checking' | 'savings' }
  | { readonly do: 'settle' | 'return' | 'cancel' | 'bounce'; which: number }
  | { readonly do: 'let time pass'; hours: number };

/** Amounts at both sides of the threshold above which transfers are held. */
const amount = fc.oneof(fc.integer({ min: 1, max: 900_00 }), fc.constantFrom(1_000_01, 2_500_00));
const memo = fc.constantFrom('', '', 'Rent', 'café, "große" <b> & Ñandú', '=SUM(A1)');
const account = fc.constantFrom('checking' as const, 'savings' as const);

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(...(['internal', 'zelle', 'external', 'deposit'] as const)),
      amount,
      memo,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('pay' as const, 'earn' as const),
      amount: fc.integer({ min: 1, max: 5_00 }),
      account,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(...(['settle', 'return', 'cancel', 'bounce'] as const)),
      which: fc.nat(9),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('let time pass' as const),
      hours: fc.oneof(fc.constantFrom(0.001, 1, 26), fc.integer({ min: 1, max: 30 * 24 })),
    }),
  },
);

/** Histories over some months, in which transfers and checks settle or come back days after they were made. */
export const slowHistories = fc.array(action, { minLength: 10, maxLength: 40 });

/** Lets one of them happen to a member with an account for checking and one for savings. */
export async function performSlowly(
  bank: TestBank,
  member: TestMember,
  client: Client,
  actions: readonly Action[],
): Promise<void> {
  const held: string[] = [];
  const deposits: string[] = [];
  const deposit = depositor(bank, client);
  for (const action of actions) {
    switch (action.do) {
      case 'internal':
      case 'zelle':
      case 'external': {
        const request = { internal, zelle, external }[action.do](action.amount, {
          memo: action.memo,
        });
        const { id } = await client.transfers.create({
          intentKey: bank.newKey(),
          transfer: request,
        });
        held.push(id);
        break;
      }
      case 'deposit':
        deposits.push((await deposit(action.amount)).id);
        break;
      case 'pay':
      case 'earn':
        await bank.addPayment(member, {
          type: action.do === 'pay' ? 'debit' : 'credit',
          amount: action.amount,
          at: bank.clock.now(),
          account: action.account,
        });
        break;
      case 'let time pass':
        await bank.clock.leap(Math.round(action.hours * 60 * 60_000));
        break;
      case 'bounce': {
        const [id] = deposits.splice(action.which % Math.max(deposits.length, 1), 1);
        if (id !== undefined) await bank.bank.staff.returnDeposit(id, 'payment-stopped');
        break;
      }
      default:
        await end(bank, client, held, action);
    }
  }
}

/** Ends one of the held transfers; the others stay as they are. */
async function end(
  bank: TestBank,
  client: Client,
  held: string[],
  { do: way, which }: Extract<Action, { which: number }>,
): Promise<void> {
  const [id] = held.splice(which % Math.max(held.length, 1), 1);
  if (id === undefined) return;
  if (way === 'settle') await bank.bank.staff.settle(id);
  else if (way === 'return') {
    const { kind } = await bank.bank.staff.return(id, 'Account closed');
    if (kind === 'not-pending') await bank.bank.staff.bookReturn(id, 'R02');
  } else await client.transfers.cancel({ id }).catch(() => undefined);
}
