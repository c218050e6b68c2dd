import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

class TurnedAway extends Error {}

/** Tasks that run until they are told to end, and the order in which they began. */
function heldTasks() {
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const task = (number: number) => () => {
    began.push(number);
    return new Promise<number>((resolve) => {
      ends[number] = () => resolve(number);
    });
  };
  return { began, task, end: (number: number) => ends[number]?.() };
}

test('So many tasks run at once, and the others in the order in which they came', async () => {
  const { began, task, end } = heldTasks();
  const inTurn = atMost(2, 3, () => new TurnedAway());
  const all = [0, 1, 2, 3, 4].map((number) => inTurn(task(number)));
  expect(began).toEqual([0, 1]);

  end(1);
  expect(await all[1]).toBe(1);
  await expect.poll(() => began).toEqual([0, 1, 2]);
  end(0);
  await expect.poll(() => began).toEqual([0, 1, 2, 3]);
  end(3);
  end(2);
  await expect.poll(() => began).toEqual([0, 1, 2, 3, 4]);
  end(4);
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

test('One more than may wait is turned away at once', async () => {
  const { task, end } = heldTasks();
  const inTurn = atMost(1, 1, () => new TurnedAway());
  const running = inTurn(task(0));
  const waiting = inTurn(task(1));

  await expect(inTurn(task(2))).rejects.toThrow(TurnedAway);

  end(0);
  await running;
  end(1);
  await waiting;
});

test('A task that fails gives its place back', async () => {
  const inTurn = atMost(1, 0, () => new TurnedAway());
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(() => Promise.resolve('done'))).toBe('done');
});
