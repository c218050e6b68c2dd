import { expect, test } from 'vitest';
import { StoreUnavailable } from '../store.ts';
import { Mutex } from './mutex.ts';

test('turns are taken one at a time, in the order of asking', async () => {
  const turns = new Mutex(10_000);
  const events: string[] = [];
  const takeTurn = async (name: string) => {
    await turns.take();
    events.push(`${name} has it`);
    await Promise.resolve();
    events.push(`${name} passes it`);
    turns.pass();
  };
  await Promise.all(['a', 'b', 'c'].map(takeTurn));
  await takeTurn('d');
  const inOrder = ['a', 'b', 'c', 'd'].flatMap((name) => [`${name} has it`, `${name} passes it`]);
  expect(events).toEqual(inOrder);
});

test('a caller who has waited too long gives up, and does not hold up the next', async () => {
  const turns = new Mutex(1);
  await turns.take();
  await expect(turns.take()).rejects.toThrow(StoreUnavailable);
  turns.pass();
  await expect(turns.take()).resolves.toBeUndefined();
});

test('a turn handed over is not given up later', async () => {
  const turns = new Mutex(1);
  await turns.take();
  const second = turns.take();
  turns.pass();
  await second;
  const third = turns.take();
  await expect(third).rejects.toThrow(StoreUnavailable);
  turns.pass();
  await expect(turns.take()).resolves.toBeUndefined();
});
