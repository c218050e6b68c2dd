import { expect, test } from 'vitest';
import type { DatabaseTransaction } from '#bank/database/database-transaction.ts';
import type { Tables } from '#bank/tables.ts';
import { dumpTables } from '#bank/testing/test-tables.ts';
import { describeOnEveryStore } from '#bank/testing/on-every-store.ts';
import { openTestBank } from '#bank/testing/test-bank.ts';
import { transactionsOf } from './transactions.ts';

describeOnEveryStore('a change in one transaction', ({ open }) => {
  async function prepare() {
    const bank = await openTestBank(await open<Tables>());
    const { membershipId: member } = await bank.addMember();
    const lost = new Error('Lost against another transaction');
    const { transact } = transactionsOf({
      ...bank.store,
      isTransient: (error: unknown) => error === lost,
    });
    const write = ({ trx }: DatabaseTransaction, id: string) =>
      trx
        .insertInto('recipient')
        .values({ id, membership_id: member, kind: 'zelle', name: id, created_at: 0 })
        .execute();
    const written = async () => {
      const rows = await bank.store.db.selectFrom('recipient').select('id').orderBy('id').execute();
      return rows.map(({ id }) => id);
    };
    return { bank, transact, lost, write, written };
  }

  test('is there as a whole once it has been done', async () => {
    const { transact, write, written } = await prepare();
    const answer = await transact(async (scope) => {
      await write(scope, 'one');
      await write(scope, 'two');
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await written()).toEqual(['one', 'two']);
  });

  test('is not there at all if it fails, and is not tried again', async () => {
    const { bank, transact, write } = await prepare();
    const before = await dumpTables(bank.store);
    let tries = 0;
    const failing = transact(async (scope) => {
      tries += 1;
      await write(scope, 'one');
      throw new Error('Broken');
    });
    await expect(failing).rejects.toThrow('Broken');
    expect(tries).toBe(1);
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('is tried again when it lost, without what the lost tries wrote', async () => {
    const { transact, lost, write, written } = await prepare();
    let tries = 0;
    const answer = await transact(async (scope) => {
      tries += 1;
      await write(scope, `try ${tries}`);
      if (tries < 5) {
        throw lost;
      }
      return tries;
    });
    expect(answer).toBe(5);
    expect(await written()).toEqual(['try 5']);
  });

  test('is given up after five tries, with the error of the last', async () => {
    const { transact, lost, written } = await prepare();
    let tries = 0;
    const losing = transact(() => {
      tries += 1;
      return Promise.reject(lost);
    });
    await expect(losing).rejects.toBe(lost);
    expect(tries).toBe(5);
    expect(await written()).toEqual([]);
  });

  test('is tried again when somebody else wrote its key first', async () => {
    const { transact, write, written } = await prepare();
    await transact((scope) => write(scope, 'taken'));
    let tries = 0;
    await transact((scope) => {
      tries += 1;
      return write(scope, tries === 1 ? 'taken' : 'free');
    });
    expect(tries).toBe(2);
    expect(await written()).toEqual(['free', 'taken']);
  });
});
