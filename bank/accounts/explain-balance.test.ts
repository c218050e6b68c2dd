import type { BalanceExplained } from '#contract/accounts/accounts.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import type { StoreName } from '#stores/every-store.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { depositor, openDepositsBank } from '../testing/test-deposits.ts';
import type { Client, TestBank } from '../testing/test-bank.ts';
import { accountOf } from '../testing/test-member.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';

const checking = { account: 'checking' };

function sumOf(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

function whatIsLeft({ ledger, onItsWay, holds, overdraft }: BalanceExplained): number {
  return ledger - sumOf(onItsWay) - sumOf(holds) + overdraft;
}

describeOnEveryStore('a balance explained', ({ name, open }) => {
  const openBank = async () => openDepositsBank(await open<Tables>());

  test('R-E7 without holds and transfers on their way all of the balance is available', async () => {
    const { client } = await openBank();
    expect(await client.accounts.explain(checking)).toEqual({
      account: 'checking',
      name: 'Checking',
      ledger: 1_000_00,
      onItsWay: [],
      holds: [],
      overdraft: 0,
      available: 1_000_00,
    });
  });

  test('R-D6 each hold stands there with its reason and day, and each transfer that has not arrived', async () => {
    const { bank, client, deposit } = await openBank();
    const { label } = await deposit(400_00);
    await client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(60_00) });
    await client.transfers.create({ intentKey: bank.newKey(), transfer: internal(40_00) });
    const explained = await client.accounts.explain(checking);
    expect(explained).toMatchObject({
      ledger: 1_400_00,
      onItsWay: [
        { kind: 'internal', status: 'processing', amount: 40_00 },
        { kind: 'zelle', status: 'processing', amount: 60_00 },
      ],
      holds: [
        {
          reason: 'mobile-deposit',
          label,
          releaseDay: '2026-03-03',
          releaseAt: Date.parse('2026-03-03T14:00:00Z'),
          amount: 275_00,
        },
        { releaseDay: '2026-03-04', amount: 125_00 },
      ],
      overdraft: 0,
      available: 900_00,
    });
    await bank.clock.leap(24 * 60 * 60_000);
    expect(await client.accounts.explain(checking)).toMatchObject({
      ledger: 1_300_00,
      onItsWay: [],
      holds: [{ amount: 125_00 }],
      available: 1_175_00,
    });
  });

  test('an agreed overdraft is a line of its own', async () => {
    const { bank, member, client } = await openBank();
    await bank.store.db
      .updateTable('account_balance')
      .set({ floor: -500_00 })
      .where('account_id', '=', accountOf(member, 'checking').id)
      .execute();
    expect(await client.accounts.explain(checking)).toMatchObject({
      ledger: 1_000_00,
      overdraft: 500_00,
      available: 1_500_00,
    });
  });

  test('another member’s account, and one that does not exist, answer alike', async () => {
    const { bank, client } = await openBank();
    const stranger = await bank.clientOf(await bank.addMember({ accounts: { holiday: 1_00 } }));
    const notFound = { code: 'NOT_FOUND', defined: true };
    await expect(stranger.accounts.explain(checking)).rejects.toMatchObject(notFound);
    await expect(client.accounts.explain({ account: 'holiday' })).rejects.toMatchObject(notFound);
  });

  test('R-E7 it adds up to the cent, whatever has happened before', async () => {
    const bank = await openBank();
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 12 }), async (actions) => {
        const member = await bank.bank.addMember({
          accounts: { checking: 900_00, savings: 50_00 },
        });
        const client = await bank.bank.clientOf(member);
        for (const each of actions) {
          await perform(bank.bank, client, each);
          await expectToAddUp(client);
        }
      }),
      { seed: 20_260_302, numRuns: histories[name] },
    );
    const { checks } = await verifyBank(bank.bank.store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  }, 60_000);
});

const histories: Record<StoreName, number> = { 'node-sqlite': 20, 'wasm-sqlite': 10, postgres: 8 };

type Action =
  | { readonly do: 'deposit' | 'send' | 'send to others' | 'move'; readonly amount: number }
  | { readonly do: 'return'; readonly which: number }
  | { readonly do: 'let time pass'; readonly hours: number };

const amount = fc.integer({ min: 1, max: 3_000_00 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    do: fc.constantFrom(
      'deposit' as const,
      'send' as const,
      'send to others' as const,
      'move' as const,
    ),
    amount,
  }),
  fc.record({ do: fc.constant('return' as const), which: fc.nat(5) }),
  fc.record({ do: fc.constant('let time pass' as const), hours: fc.integer({ min: 0, max: 60 }) }),
);

/** Performs the action; a refusal is allowed. */
async function perform(bank: TestBank, client: Client, action: Action): Promise<void> {
  switch (action.do) {
    case 'deposit':
      await Promise.allSettled([depositor(bank, client)(action.amount)]);
      break;
    case 'return': {
      const { deposits } = await client.deposits.list({});
      const one = deposits[action.which % Math.max(deposits.length, 1)];
      if (one) {
        await bank.bank.staff.returnDeposit(one.id, 'payment-stopped');
      }
      break;
    }
    case 'let time pass':
      await bank.clock.leap(action.hours * 60 * 60_000);
      break;
    default: {
      const { available } = await client.accounts.explain(checking);
      const transfer = {
        send: zelle(action.amount),
        'send to others': external(action.amount),
        move: internal(action.amount),
      }[action.do];
      const sending = client.transfers.create({ intentKey: bank.newKey(), transfer });
      const [{ status }] = await Promise.allSettled([sending]);
      if ((status === 'fulfilled') !== action.amount <= available) {
        throw new Error(`${action.amount} of ${available} was ${status}`);
      }
    }
  }
}

async function expectToAddUp(client: Client): Promise<void> {
  const { accounts, total } = await client.accounts.list();
  for (const account of accounts) {
    const explained = await client.accounts.explain({ account: account.id });
    expect(whatIsLeft(explained)).toBe(explained.available);
    expect(explained.available).toBe(account.available);
    expect(explained.ledger - sumOf(explained.onItsWay)).toBe(account.balance);
  }
  expect(total).toBe(accounts.reduce((sum, { available }) => sum + available, 0));
}
