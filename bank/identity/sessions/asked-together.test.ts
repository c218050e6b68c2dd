import { expect, test } from 'vitest';
import { AskedTogether } from './live-sessions.ts';

function slowStore() {
  const reads: {
    readonly keys: readonly string[];
    readonly answer: () => void;
    readonly fail: () => void;
  }[] = [];
  const together = new AskedTogether<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        reads.push({
          keys,
          answer: () => resolve(keys.map((key) => (key === 'nobody' ? undefined : `of ${key}`))),
          fail: () => reject(new Error('The store is silent.')),
        });
      }),
  );
  return { reads, together };
}

test('A key that is asked for while nothing is read is read at once', () => {
  const { reads, together } = slowStore();
  void together.ask('ana');
  expect(reads.map(({ keys }) => keys)).toEqual([['ana']]);
});

test('Keys that are asked for during a read are read together after it, and each has its own answer', async () => {
  const { reads, together } = slowStore();
  const answers = ['ana', 'ben', 'nobody', 'cleo'].map((key) => together.ask(key));
  reads[0]?.answer();
  await answers[0];
  reads[1]?.answer();
  await expect(Promise.all(answers)).resolves.toEqual(['of ana', 'of ben', undefined, 'of cleo']);
  expect(reads.map(({ keys }) => keys)).toEqual([['ana'], ['ben', 'nobody', 'cleo']]);
});

test('A read that fails fails those that wait with it, and the next one is read again', async () => {
  const { reads, together } = slowStore();
  const answers = ['ana', 'ben'].map((key) => together.ask(key));
  reads[0]?.fail();
  const outcomes = await Promise.allSettled(answers);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = together.ask('ana');
  reads[1]?.answer();
  await expect(again).resolves.toBe('of ana');
});
