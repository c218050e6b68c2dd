import fc from 'fast-check';
import { expect, test } from 'vitest';
import { livePolicy, type Policy } from '../policy.ts';
import { listened } from '../testing/listened-store.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import {
  balancesOf,
  liveWithoutStepUps,
  openTestBank,
  type TestBank,
} from '../testing/test-bank.ts';
import type { TestMember } from '../testing/test-member.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import type { Tables } from '../tables.ts';
import { verifyBank } from '../verify/verify-bank.ts';

describeOnEveryStore('transfers that are asked for at the same time', ({ open }) => {
  async function prepare(balance: number) {
    const bank = await openTestBank(await open<Tables>(), { policy: liveWithoutStepUps });
    const member = await bank.addMember({ accounts: { checking: balance, savings: 0 } });
    return { bank, client: await knownClient(bank, member) };
  }

  async function faultsOf(bank: TestBank) {
    return (await verifyBank(bank.store)).checks.flatMap(({ faults }) => faults);
  }

  test('of many that take the whole balance exactly one is sent', async () => {
    const { bank, client } = await prepare(100_00);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        client.transfers.create({ intentKey: bank.newKey(), transfer: internal(100_00) }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balancesOf(client)).toEqual({ checking: 0, savings: 100_00 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('equal asks are carried out once and all get the same answer', async () => {
    const { bank, client } = await prepare(100_00);
    const ask = { intentKey: bank.newKey(), transfer: internal(10_00) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.transfers.create(ask)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await balancesOf(client)).toEqual({ checking: 90_00, savings: 10_00 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('one key for two different asks is carried out for the first alone', async () => {
    const { bank, client } = await prepare(100_00);
    const intentKey = bank.newKey();
    const [first, second] = await Promise.allSettled([
      client.transfers.create({ intentKey, transfer: internal(10_00) }),
      client.transfers.create({ intentKey, transfer: internal(20_00) }),
    ]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'INTENT_KEY_REUSED' } });
    expect(await balancesOf(client)).toEqual({ checking: 90_00, savings: 10_00 });
  });

  test('a day’s limit counts what the others of the group send', async () => {
    const { bank, client } = await prepare(100_000_00);
    const results = await Promise.allSettled(
      Array.from({ length: 3 }, () =>
        client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(9_000_00) }),
      ),
    );
    expect(results).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      {
        status: 'rejected',
        reason: { code: 'OVER_DAILY_LIMIT', data: { leftToday: 2_000_00 } },
      },
    ]);
    // Transfers sent before the group count as well.
    const later = client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(2_000_01) });
    await expect(later).rejects.toMatchObject({
      code: 'OVER_DAILY_LIMIT',
      data: { leftToday: 2_000_00 },
    });
  });

  test('between own accounts no statement is spent on who is there, or on whether it has to wait', async () => {
    const statementsWith = async (policy: Policy) => {
      const { store, statements } = listened(await open<Tables>());
      const bank = await openTestBank(store, { policy });
      const client = await knownClient(
        bank,
        await bank.addMember({ accounts: { checking: 5_000_00, savings: 0 } }),
      );
      await bank.stop();
      const before = statements();
      await client.transfers.create({ intentKey: bank.newKey(), transfer: internal(2_000_00) });
      return statements() - before;
    };
    const asking = await statementsWith(livePolicy);
    expect(asking).toBeGreaterThan(0);
    expect(asking).toBe(await statementsWith(liveWithoutStepUps));
  });

  test('whatever is asked, it ends as if each had come after the one before', async () => {
    const { bank } = await prepare(0);
    const ask = fc.record({
      member: fc.nat(1),
      request: fc.oneof(
        fc.integer({ min: -5, max: 60_00 }).map((amount) => internal(amount)),
        fc.integer({ min: 1, max: 60_00 }).map((amount) => zelle(amount)),
        fc.integer({ min: 1, max: 60_00 }).map((amount) => external(amount)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(ask, { minLength: 1, maxLength: 12 }), async (asks) => {
        const outcomes = async (together: boolean) => {
          const clients = [await newClient(bank), await newClient(bank)];
          const send = async ({ member, request }: (typeof asks)[number]): Promise<string> => {
            const ask = { intentKey: bank.newKey(), transfer: request };
            try {
              const sent = await clients[member]?.transfers.create(ask);
              return `${sent?.status} ${sent?.amount}`;
            } catch (error) {
              return (error as { code: string }).code;
            }
          };
          const results: string[] = [];
          if (together) results.push(...(await Promise.all(asks.map(send))));
          else for (const one of asks) results.push(await send(one));
          return { results, balances: await Promise.all(clients.map(balancesOf)) };
        };
        expect(await outcomes(true)).toEqual(await outcomes(false));
      }),
      { numRuns: 10 },
    );
    expect(await faultsOf(bank)).toEqual([]);
  });
});

async function newClient(bank: TestBank) {
  return knownClient(bank, await bank.addMember({ accounts: { checking: 100_00, savings: 0 } }));
}

/** A client with a known session, so that its requests arrive in the order in which they are made. */
async function knownClient(bank: TestBank, member: TestMember) {
  const client = await bank.clientOf(member);
  await client.accounts.list();
  return client;
}
