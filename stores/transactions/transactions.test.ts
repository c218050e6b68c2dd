import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { TransactionalStore } from '../store.ts';
import { transactionsOf } from './transactions.ts';

interface Done {
  readonly number: number;
}

/** A database server that is done with a batch when it is told so. */
function openHeldServer() {
  const store: TransactionalStore<unknown> = {
    db: undefined as never,
    engine: 'postgres',
    tryTransaction: async (_, work) => ({
      kind: 'durable',
      result: await work(undefined as never),
    }),
    isTransient: () => false,
    isUnavailable: () => false,
    isUniqueViolation: () => false,
  };
  const sizes: number[] = [];
  const finishes: (() => void)[] = [];
  const submit = transactionsOf(store).batch<number, Done>({
    name: 'held',
    execute: (_, numbers) =>
      new Promise((resolve) => {
        sizes.push(numbers.length);
        finishes.push(() => resolve(numbers.map((number) => ({ number }))));
      }),
    placeOf: () => '',
  });
  const answered: Promise<Done>[] = [];
  return {
    /** How many requests each batch had that has gone to the server. */
    sizes,
    async send(requests: number): Promise<void> {
      for (let number = 0; number < requests; number += 1) answered.push(submit(number));
      await settle();
    },
    /** So many batches, the oldest first. */
    async finish(batches: number): Promise<void> {
      for (const finish of finishes.splice(0, batches)) finish();
      await settle();
    },
    allAnswered: () => Promise.all(answered),
  };
}

/** Lets everything go on that waits for nothing but its turn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
}

test('a batch goes beside another one where it is worth its own costs, and no third one', async () => {
  const server = openHeldServer();
  await server.send(1);
  await server.send(23);
  expect(server.sizes).toEqual([1]);
  await server.send(1);
  expect(server.sizes).toEqual([1, 24]);
  await server.send(60);
  expect(server.sizes).toEqual([1, 24]);
  await server.finish(1);
  expect(server.sizes).toEqual([1, 24, 48]);
  await server.finish(2);
  expect(server.sizes).toEqual([1, 24, 48, 12]);
  await server.finish(1);
  expect(await server.allAnswered()).toHaveLength(85);
});

test('the few that are left go when nothing is under way any more, and not beside the last batch', async () => {
  const server = openHeldServer();
  await server.send(1);
  await server.send(24);
  await server.send(3);
  await server.finish(1);
  expect(server.sizes).toEqual([1, 24]);
  await server.finish(1);
  expect(server.sizes).toEqual([1, 24, 3]);
  await server.finish(1);
  expect(await server.allAnswered()).toHaveLength(28);
});
