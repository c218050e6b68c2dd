import { describe, expect, test } from 'vitest';
import { GroupCommit, type GroupCommitOptions } from './group-commit.ts';
import type { Tables } from '#bank/tables.ts';
import { describeOnEveryStore } from '#bank/testing/on-every-store.ts';
import { openTestBank } from '#bank/testing/test-bank.ts';
import { StoreBusy, StoreUnavailable } from '../store.ts';

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

  test('who comes while a group is carried out is of the next', async () => {
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

  test('who waits is told with the group that the store fails, and not after as long again', async () => {
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

  test('one that fails spoils none of the others, and leaves nothing', async () => {
    const { group, written } = await prepare();
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
  });

  test('where too many wait, the next one is refused before anything is done', async () => {
    const { group, written } = await prepare({ waitingMax: 2 });
    const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((id) => group.submit(id)));
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused).toEqual([expect.any(StoreBusy), expect.any(StoreBusy)]);
    expect(await written()).toEqual(['a', 'b']);
  });

  describe('where another thread can do it', () => {
    type InWriter = NonNullable<GroupCommitOptions<Tables, string, string>['beside']>['execute'];

    type Came = Awaited<NonNullable<ReturnType<InWriter>>['tried']>;

    function tried(came: Came) {
      return { roomForNext: Promise.resolve(), tried: Promise.resolve(came) };
    }

    function done(ids: readonly string[]) {
      return tried({ kind: 'durable', result: ids.map((id) => `${id} is done there`) });
    }

    async function prepareWriter(inWriter: InWriter) {
      const there: string[][] = [];
      const prepared = await prepare({
        beside: {
          execute: (ids) => {
            there.push([...ids]);
            return inWriter(ids);
          },
          waitingMin: 10,
          batchesMax: 8,
          takesSingle: false,
        },
      });
      return { ...prepared, there };
    }

    test('those who come together are carried out there, and one alone here', async () => {
      const { group, groups, there } = await prepareWriter((ids) => done(ids));
      expect(await group.submit('a')).toBe('a is done');
      const answers = await Promise.all(['b', 'c'].map((id) => group.submit(id)));
      expect(answers).toEqual(['b is done there', 'c is done there']);
      expect({ groups, there }).toEqual({ groups: [['a']], there: [['b', 'c']] });
      // Nobody is there any more.
      expect(await group.submit('d')).toBe('d is done');
      expect(groups).toEqual([['a'], ['d']]);
    });

    test('the next are handed over when it has room for them, though none has its answer yet', async () => {
      const answers: (() => void)[] = [];
      const rooms: (() => void)[] = [];
      const { group, there } = await prepareWriter((ids) => ({
        roomForNext: new Promise((resolve) => rooms.push(resolve)),
        tried: new Promise((resolve) =>
          answers.push(() => resolve({ kind: 'durable', result: [...ids] })),
        ),
      }));
      const first = Promise.all(['a', 'b'].map((id) => group.submit(id)));
      await expect.poll(() => there).toEqual([['a', 'b']]);
      const next = group.submit('c');
      rooms.shift()?.();
      // A single request follows the others, so that it need not wait for its turn to write.
      await expect.poll(() => there).toEqual([['a', 'b'], ['c']]);
      answers.pop()?.();
      expect(await next).toBe('c');
      answers.pop()?.();
      expect(await first).toEqual(['a', 'b']);
    });

    test('a whole group waits for no room, and what is less gathers until there is some', async () => {
      let makeRoom = () => {};
      const { group, there } = await prepareWriter((ids) => ({
        roomForNext: new Promise((resolve) => (makeRoom = resolve)),
        tried: Promise.resolve({ kind: 'durable', result: [...ids] }),
      }));
      const ids = Array.from({ length: 14 }, (_, index) => `${index}`);
      const first = Promise.all(ids.slice(0, 2).map((id) => group.submit(id)));
      await expect.poll(() => there.length).toBe(1);
      const others = Promise.all(ids.slice(2).map((id) => group.submit(id)));
      await expect.poll(() => there.length).toBe(2);
      expect(there[1]).toEqual(ids.slice(2, 12));
      expect(await first).toEqual(ids.slice(0, 2));
      const last = group.submit('the last one');
      makeRoom();
      expect(await others).toEqual(ids.slice(2));
      expect(await last).toBe('the last one');
      expect(there[2]).toEqual([...ids.slice(12), 'the last one']);
    });

    test('more than eight groups are not handed over, however many wait', async () => {
      const answers: (() => void)[] = [];
      let makeRoom = () => {};
      const { group, there } = await prepareWriter((ids) => ({
        roomForNext: new Promise((resolve) => (makeRoom = resolve)),
        tried: new Promise((resolve) =>
          answers.push(() => resolve({ kind: 'durable', result: [...ids] })),
        ),
      }));
      const ids = Array.from({ length: 100 }, (_, index) => `${index}`);
      const all = Promise.all(ids.map((id) => group.submit(id)));
      await expect.poll(() => there.length).toBe(8);
      await new Promise((resolve) => setImmediate(resolve));
      expect(there).toHaveLength(8);
      makeRoom();
      await expect.poll(() => there.length).toBe(9);
      makeRoom();
      await expect.poll(() => there.length).toBe(10);
      for (const answer of answers) answer();
      expect(await all).toEqual(ids);
    });

    test('what it cannot take at the moment is carried out here', async () => {
      const { group, groups } = await prepareWriter(() => null);
      await Promise.all(['a', 'b'].map((id) => group.submit(id)));
      expect(groups).toEqual([['a', 'b']]);
    });

    test('a group that was undone there is carried out here, each for itself', async () => {
      const { group, groups, written } = await prepareWriter(() =>
        tried({ kind: 'undone', error: new Error('One of them is broken') }),
      );
      await Promise.all(['a', 'b'].map((id) => group.submit(id)));
      expect(groups).toEqual([['a'], ['b']]);
      expect(await written()).toEqual(['a', 'b']);
    });

    test('where nobody knows whether it was done there, it is not done again', async () => {
      const lost = new Error('The thread ended');
      const { group, groups } = await prepareWriter(() => tried({ kind: 'unknown', error: lost }));
      const results = await Promise.allSettled(['a', 'b'].map((id) => group.submit(id)));
      expect(results).toEqual(results.map(() => ({ status: 'rejected', reason: lost })));
      expect(groups).toEqual([]);
    });
  });

  test('afterwards it goes on as before', async () => {
    const { group, groups } = await prepare();
    await group.submit('broken').catch(() => {});
    await Promise.all(['a', 'b'].map((id) => group.submit(id)));
    expect(groups).toEqual([['broken'], ['a', 'b']]);
  });

  test('a commit of which it is not known whether it took effect is not made again', async () => {
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
    });
    const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => group.submit(id)));
    expect(results).toEqual(results.map(() => ({ status: 'rejected', reason: cut })));
    expect(tries).toBe(1);
    expect(await written()).toEqual([]);
  });
});
