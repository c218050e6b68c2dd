import { expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

test('it is loaded with the first call, and once for all', async () => {
  let loaded = 0;
  const load = loadOnce(async () => (loaded += 1));
  expect(loaded).toBe(0);
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test('where it cannot be loaded, the next call tries again', async () => {
  const failures = [new Error('not there')];
  const load = loadOnce(async () => {
    const failure = failures.pop();
    if (failure) throw failure;
    return 'there';
  });
  await expect(load()).rejects.toThrow('not there');
  expect(await load()).toBe('there');
});
