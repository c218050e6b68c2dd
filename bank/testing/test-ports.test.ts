import type { EpochMs } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { TestClock } from './test-ports.ts';

const start = Date.parse('2026-03-02T15:00:00Z');

function clockWithDiary() {
  const clock = new TestClock(start);
  const diary: [string, number][] = [];
  const wakeIn = (ms: number, name: string) =>
    clock.wakeAt((start + ms) as EpochMs, () => diary.push([name, clock.now() - start]));
  return { clock, diary, wakeIn };
}

test('time that passes wakes each sleeper at its own moment, in order, and nobody later', async () => {
  const { clock, diary, wakeIn } = clockWithDiary();
  wakeIn(300, 'third');
  wakeIn(100, 'first');
  wakeIn(101, 'second');
  wakeIn(501, 'later');
  await clock.advance(500);
  expect(diary).toEqual([
    ['first', 100],
    ['second', 101],
    ['third', 300],
  ]);
  expect(clock.now()).toBe(start + 500);
  expect(clock.nextWakeAt).toBe(start + 501);
});

test('after a leap everybody wakes late, in order', async () => {
  const { clock, diary, wakeIn } = clockWithDiary();
  wakeIn(200, 'second');
  wakeIn(100, 'first');
  await clock.leap(500);
  expect(diary).toEqual([
    ['first', 500],
    ['second', 500],
  ]);
});

test('time stands still until what a wake-up has started is done', async () => {
  const { clock, diary, wakeIn } = clockWithDiary();
  clock.afterEachWake(async () => {
    await new Promise((done) => setImmediate(done));
    diary.push(['done', clock.now() - start]);
  });
  wakeIn(100, 'first');
  wakeIn(200, 'second');
  await clock.advance(1_000);
  expect(diary).toEqual([
    ['first', 100],
    ['done', 100],
    ['second', 200],
    ['done', 200],
  ]);
});

test('a sleeper who falls asleep again while time passes is woken in the same stretch', async () => {
  const { clock, diary } = clockWithDiary();
  const again = () => {
    diary.push(['awake', clock.now() - start]);
    clock.wakeAt((clock.now() + 400) as EpochMs, again);
  };
  again();
  await clock.advance(1_000);
  expect(diary.map(([, at]) => at)).toEqual([0, 400, 800]);
});

test('a wake-up that was taken back does not come', async () => {
  const { clock, diary, wakeIn } = clockWithDiary();
  const takeBack = wakeIn(100, 'never');
  takeBack();
  await clock.advance(1_000);
  expect(diary).toEqual([]);
});
