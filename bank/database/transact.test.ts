import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { dumpTables } from '../testing/dump-tables.ts';
import { openTestBank } from '../testing/test-bank.ts';
import type { DatabaseTransaction } from './database-transaction.ts';
import { transact } from './transact.ts';
import type { Tables } from './tables.ts';

describeOnEveryStore('a change in one transaction', ({ open }) => {
  async function prepare() {
    const bank = await openTestBank(await open<Tables>());
    const { id: member } = await bank.addMember();
    const lost = new Error('Lost against another transaction');
    const store = { ...bank.store, isTransient: (error: unknown) => error === lost };
    const write = ({ trx }: DatabaseTransaction, id: string) =>
      trx
        .insertInto('recipient')
        .values({ id, member_id: member, kind: 'zelle', name: id, created_at: 0 })
        .execute();
    const written = async () => {
      const rows = await bank.store.db.selectFrom('recipient').select('id').orderBy('id').execute();
      return rows.map(({ id }) => id);
    };
    return { bank, store, lost, write, written };
  }

  test('is there as a whole once it has been done', async () => {
    const { store, write, written } = await prepare();
    const answer = await transact(store, async (scope) => {
      await write(scope, 'one');
      await write(scope, 'two');
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await written()).toEqual(['one', 'two']);
  });

  test('is not there at all if it fails, and is not tried again', async () => {
    const { bank, store, write } = await prepare();
    const before = await dumpTables(bank.store);
    let tries = 0;
    const failing = transact(store, async (scope) => {
      tries += 1;
      await write(scope, 'one');
      throw new Error('Broken');
    });
    await expect(failing).rejects.toThrow('Broken');
    expect(tries).toBe(1);
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('is tried again when it lost, without what the lost tries wrote', async () => {
    const { store, lost, write, written } = await prepare();
    let tries = 0;
    const answer = await transact(store, async (scope) => {
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
    const { store, lost, written } = await prepare();
    let tries = 0;
    const losing = transact(store, () => {
      tries += 1;
      return Promise.reject(lost);
    });
    await expect(losing).rejects.toBe(lost);
    expect(tries).toBe(5);
    expect(await written()).toEqual([]);
  });

  test('is tried again when somebody else wrote its key first', async () => {
    const { store, write, written } = await prepare();
    await transact(store, (scope) => write(scope, 'taken'));
    let tries = 0;
    await transact(store, (scope) => {
      tries += 1;
      return write(scope, tries === 1 ? 'taken' : 'free');
    });
    expect(tries).toBe(2);
    expect(await written()).toEqual(['free', 'taken']);
  });
});
