import { expect, test } from 'vitest';
import { GroupCommit, type GroupCommitOptions } from './group-commit.ts';
import type { Tables } from '#bank/tables.ts';
import { describeOnEveryStore } from '#bank/testing/on-every-store.ts';
import { openTestBank } from '#bank/testing/test-bank.ts';
import { StoreBusy, StoreUnavailable } from '../store.ts';

const ways: [where: string, Partial<GroupCommitOptions<Tables, string, string>>][] = [
  ['', {}],
  [', beside others', { beside: { waitingMin: 10, batchesMax: 2 } }],
];

describeOnEveryStore('changes that are made durable together', ({ open }) => {
  async function prepare(change: Partial<GroupCommitOptions<Tables, string, string>> = {}) {
    const bank = await openTestBank(await open<Tables>());
    const { membershipId: member } = await bank.addMember();
    const groups: string[][] = [];
    const group = new GroupCommit<Tables, string, string>({
      store: bank.store,
      async execute({ trx }, ids) {
        groups.push([...ids]);
        for (const id of ids) {
          await trx
            .insertInto('recipient')
            .values({ id, membership_id: member, kind: 'zelle', name: id, created_at: 0 })
            .execute();
          if (id === 'broken') throw new Error('This one is broken');
        }
        return ids.map((id) => `${id} is done`);
      },
      batchMax: 10,
      waitingMax: 100,
      ...change,
    });
    const written = async () => {
      const rows = await bank.store.db.selectFrom('recipient').select('id').orderBy('id').execute();
      return rows.map(({ id }) => id);
    };
    return { bank, group, groups, written };
  }

  test('those who come together share a transaction, in their order', async () => {
    const { group, groups, written } = await prepare();
    const answers = await Promise.all(['a', 'b', 'c'].map((id) => group.submit(id)));
    expect(answers).toEqual(['a is done', 'b is done', 'c is done']);
    expect(groups).toEqual([['a', 'b', 'c']]);
    expect(await written()).toEqual(['a', 'b', 'c']);
  });

  test('a request that comes while a group is carried out is of the next group', async () => {
    const later: Promise<string>[] = [];
    const groups: string[][] = [];
    const { group } = await prepare({
      async execute(_, ids) {
        groups.push([...ids]);
        if (ids[0] === 'a') later.push(group.submit('b'), group.submit('c'));
        return ids.map((id) => `${id} is done`);
      },
    });
    await group.submit('a');
    expect(await Promise.all(later)).toEqual(['b is done', 'c is done']);
    expect(groups).toEqual([['a'], ['b', 'c']]);
  });

  test('a waiting request is told with the group that the store fails, and not after as long again', async () => {
    const unavailable = new StoreUnavailable('It does not answer.');
    const later: Promise<string>[] = [];
    const groups: string[][] = [];
    const { group } = await prepare({
      async execute(_, ids) {
        groups.push([...ids]);
        if (groups.length > 1) return ids.map((id) => `${id} is done`);
        later.push(group.submit('c'));
        throw unavailable;
      },
    });
    const first = await Promise.allSettled(['a', 'b'].map((id) => group.submit(id)));
    expect([...first, ...(await Promise.allSettled(later))]).toEqual(
      ['a', 'b', 'c'].map(() => ({ status: 'rejected', reason: unavailable })),
    );
    expect(await group.submit('d')).toBe('d is done');
    expect(groups).toEqual([['a', 'b'], ['d']]);
  });

  test('no group is larger than it may be', async () => {
    const { group, groups } = await prepare({ batchMax: 2 });
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => group.submit(id)));
    expect(groups).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test.each(ways)(
    'one that fails spoils none of the others, and leaves nothing%s',
    async (_, way) => {
      const { group, written } = await prepare(way);
      const results = await Promise.allSettled(
        ['a', 'b', 'broken', 'c'].map((id) => group.submit(id)),
      );
      expect(results.map(({ status }) => status)).toEqual([
        'fulfilled',
        'fulfilled',
        'rejected',
        'fulfilled',
      ]);
      expect(await written()).toEqual(['a', 'b', 'c']);
    },
  );

  test('where too many wait, the next one is refused before anything is done', async () => {
    const { group, written } = await prepare({ waitingMax: 2 });
    const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((id) => group.submit(id)));
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused).toEqual([expect.any(StoreBusy), expect.any(StoreBusy)]);
    expect(await written()).toEqual(['a', 'b']);
  });

  test('afterwards it goes on as before', async () => {
    const { group, groups } = await prepare();
    await group.submit('broken').catch(() => {});
    await Promise.all(['a', 'b'].map((id) => group.submit(id)));
    expect(groups).toEqual([['broken'], ['a', 'b']]);
  });

  test.each(ways)(
    'a commit of which it is not known whether it took effect is not made again%s',
    async (_, way) => {
      const { bank, written } = await prepare();
      const cut = new Error('The connection was cut');
      const store = {
        ...bank.store,
        tryTransaction: undefined as never,
        db: {
          transaction: () => ({
            async execute(work: (trx: unknown) => Promise<unknown>) {
              await bank.store.db.transaction().execute(work);
              throw cut;
            },
          }),
        } as unknown as typeof bank.store.db,
      };
      let tries = 0;
      const group = new GroupCommit<Tables, string, string>({
        store,
        async execute(_, ids) {
          tries += 1;
          return [...ids];
        },
        batchMax: 10,
        waitingMax: 100,
        ...way,
      });
      const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => group.submit(id)));
      expect(results).toEqual(results.map(() => ({ status: 'rejected', reason: cut })));
      expect(tries).toBe(1);
      expect(await written()).toEqual([]);
    },
  );
});
