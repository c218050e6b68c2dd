import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { StoreUnavailable, type TransactionalStore, type TransactionScope } from '../store.ts';
import { LockedPlaces } from './locked-places.ts';

type Execute = (
  scope: TransactionScope<object>,
  requests: readonly string[],
) => Promise<(string | undefined)[]>;

/** Answers to requests that were passed over; their places are their first letters. */
function answersTo(requests: readonly string[], execute: Execute, patienceMs?: number) {
  const store: Pick<
    TransactionalStore<object>,
    'engine' | 'tryTransaction' | 'isUnavailable' | 'isTransient'
  > = {
    engine: 'postgres',
    isTransient: () => false,
    isUnavailable: (error) => error instanceof StoreUnavailable,
    async tryTransaction(_, work) {
      try {
        return { kind: 'durable', result: await work({} as Transaction<object>) };
      } catch (error) {
        return { kind: 'undone', error };
      }
    },
  };
  const places = new LockedPlaces<object, string, string>({
    store: store as TransactionalStore<object>,
    execute,
    placeOf: (request) => request.charAt(0),
    batchMax: 10,
    ...(patienceMs !== undefined && { patienceMs }),
  });
  return Promise.allSettled(
    requests.map(
      (request) =>
        new Promise<string>((resolve, reject) => places.take([{ request, resolve, reject }])),
    ),
  );
}

test('those of one place wait for its rows together, one place after the other', async () => {
  const groups: (readonly string[])[] = [];
  await answersTo(['a1', 'b1', 'a2', 'b2'], (_, requests) => {
    groups.push(requests);
    return Promise.resolve([...requests]);
  });
  expect(groups).toEqual([['a1'], ['b1', 'b2'], ['a2']]);
});

test('a place that has waited long for others does not wait for its own rows as well', async () => {
  const answers = await answersTo(
    ['a1', 'b1', 'c1'],
    ({ passesOverLocked }, requests) =>
      Promise.resolve(
        requests.map((request) => (passesOverLocked && request === 'b1' ? undefined : request)),
      ),
    0,
  );
  expect(answers).toEqual([
    { status: 'fulfilled', value: 'a1' },
    { status: 'rejected', reason: expect.any(StoreUnavailable) as unknown },
    { status: 'fulfilled', value: 'c1' },
  ]);
});

test('a store that does not answer is told to all who wait, and not asked again for them', async () => {
  let asked = 0;
  const silent = new StoreUnavailable('It does not answer.');
  const answers = await answersTo(['a1', 'b1', 'c1'], () => {
    asked += 1;
    return Promise.reject(silent);
  });
  expect(answers).toEqual(answers.map(() => ({ status: 'rejected', reason: silent })));
  expect(asked).toBe(1);
});
