import { expect, onTestFinished, test, vi } from 'vitest';
import { fairQueue } from './fair-queue.ts';

class TurnedAway extends Error {}

const placeKeptMs = 1_000;
const longestWaitMs = 5_000;

function queueOf(running: number, waiting: number, now = () => 0) {
  return fairQueue({ running, waiting, longestWaitMs, placeKeptMs }, () => new TurnedAway(), now);
}

/** Tasks that run until the test ends them, and the order of their beginnings. */
function heldTasks() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    began.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { began, task, end: (name: string) => ends.get(name)?.() };
}

test('So many tasks run at once, and those of one asker in the order in which they came', async () => {
  const { began, task, end } = heldTasks();
  const inTurn = queueOf(2, 3);
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => inTurn('jordan', task(name)));
  expect(began).toEqual(['a', 'b']);

  end('b');
  expect(await all[1]).toBe('b');
  await expect.poll(() => began).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await expect.poll(() => began).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const name of ['d', 'e']) end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('Askers take turns, however many tasks one of them has waiting', async () => {
  const { began, task, end } = heldTasks();
  const inTurn = queueOf(1, 10);
  const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => inTurn('flooder', task(name)));
  const others = [inTurn('jordan', task('j')), inTurn('blake', task('b'))];

  for (const name of ['f1', 'f2', 'j', 'b', 'f3', 'f4']) {
    await expect.poll(() => began.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all([...flood, ...others]);
});

test('Where there is no room, the one who has the most waiting is turned away, and somebody new is not', async () => {
  const { began, task, end } = heldTasks();
  const inTurn = queueOf(1, 3);
  const running = inTurn('flooder', task('f1'));
  const [second, third, fourth] = ['f2', 'f3', 'f4'].map((name) => inTurn('flooder', task(name)));
  const newcomer = inTurn('jordan', task('j'));

  await expect(fourth).rejects.toThrow(TurnedAway);
  await expect(inTurn('flooder', task('f5'))).rejects.toThrow(TurnedAway);
  end('f1');
  await running;
  await expect.poll(() => began.at(-1)).toBe('f2');
  end('f2');
  await second;
  await expect.poll(() => began.at(-1)).toBe('j');
  end('j');
  expect(await newcomer).toBe('j');
  await expect.poll(() => began.at(-1)).toBe('f3');
  end('f3');
  await third;
});

test('One more than may wait is turned away at once', async () => {
  const { began, task, end } = heldTasks();
  const inTurn = queueOf(1, 1);
  const running = inTurn('jordan', task('a'));
  const waiting = inTurn('jordan', task('b'));

  await expect(inTurn('jordan', task('c'))).rejects.toThrow(TurnedAway);
  await expect(inTurn('blake', task('d'))).rejects.toThrow(TurnedAway);

  end('a');
  await running;
  await expect.poll(() => began.at(-1)).toBe('b');
  end('b');
  await waiting;
});

/** A queue in which Avery has the turn and no task waits, after Blake was turned away. */
async function blakeComesInVain(now?: () => number) {
  const { began, task, end } = heldTasks();
  const inTurn = queueOf(1, 1, now);
  const running = inTurn('jordan', task('j'));
  const avery = inTurn('avery', task('a'));
  await expect(inTurn('blake', task('b'))).rejects.toThrow(TurnedAway);
  end('j');
  await running;
  await expect.poll(() => began.at(-1)).toBe('a');
  return { inTurn, began, task, end, avery };
}

test('An asker who was turned away and comes again goes before those who came after them', async () => {
  const { inTurn, began, task, end, avery } = await blakeComesInVain();

  const casey = inTurn('casey', task('c'));
  const blake = inTurn('blake', task('b'));
  await expect(casey).rejects.toThrow(TurnedAway);
  await expect(inTurn('casey', task('c'))).rejects.toThrow(TurnedAway);
  end('a');
  await avery;
  await expect.poll(() => began.at(-1)).toBe('b');

  const devon = inTurn('devon', task('d'));
  const caseyAgain = inTurn('casey', task('c'));
  await expect(devon).rejects.toThrow(TurnedAway);
  end('b');
  expect(await blake).toBe('b');
  await expect.poll(() => began.at(-1)).toBe('c');
  end('c');
  await caseyAgain;
});

test('An asker who stays away for longer than places are kept comes anew', async () => {
  let now = 0;
  const { inTurn, began, task, end, avery } = await blakeComesInVain(() => now);

  const casey = inTurn('casey', task('c'));
  now = placeKeptMs + 1;
  await expect(inTurn('blake', task('b'))).rejects.toThrow(TurnedAway);
  end('a');
  await avery;
  await expect.poll(() => began.at(-1)).toBe('c');
  end('c');
  expect(await casey).toBe('c');
});

test('Whose turn has come is new again, and who floods gains nothing by having been turned away', async () => {
  const { began, task, end } = heldTasks();
  const inTurn = queueOf(1, 2);
  const running = inTurn('flooder', task('f1'));
  const waiting = ['f2', 'f3'].map((name) => inTurn('flooder', task(name)));
  await expect(inTurn('flooder', task('f4'))).rejects.toThrow(TurnedAway);

  const jordan = inTurn('jordan', task('j'));
  await expect(waiting[1]).rejects.toThrow(TurnedAway);
  end('f1');
  await running;
  await expect.poll(() => began.at(-1)).toBe('f2');
  const blake = inTurn('blake', task('b'));
  await expect(inTurn('flooder', task('f5'))).rejects.toThrow(TurnedAway);
  for (const name of ['f2', 'j', 'b']) {
    await expect.poll(() => began.at(-1)).toBe(name);
    end(name);
  }
  expect(await Promise.all([waiting[0], jordan, blake])).toEqual(['f2', 'j', 'b']);
});

test('Where the tasks that run do not end, who has waited too long is turned away, and the others go on', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { began, task, end } = heldTasks();
  const inTurn = queueOf(1, 3);
  const running = inTurn('jordan', task('j'));
  const [first, second] = ['a1', 'a2'].map((name) => inTurn('avery', task(name)));
  const results = Promise.allSettled([first]);
  await vi.advanceTimersByTimeAsync(longestWaitMs - 1);
  const blake = inTurn('blake', task('b'));
  const others = Promise.allSettled([second]);
  await vi.advanceTimersByTimeAsync(1);
  for (const [result] of [await results, await others]) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(TurnedAway) as unknown });
  }

  end('j');
  await running;
  await expect.poll(() => began).toEqual(['j', 'b']);
  end('b');
  expect(await blake).toBe('b');
  await vi.advanceTimersByTimeAsync(longestWaitMs);
});

test('A task that fails gives its turn back', async () => {
  const inTurn = queueOf(1, 0);
  await expect(inTurn('jordan', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await inTurn('jordan', () => Promise.resolve('done'))).toBe('done');
});
