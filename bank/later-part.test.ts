import { os, unlazy } from '@orpc/server';
import { expect, test } from 'vitest';
import { laterPart } from './later-part.ts';

const part = { one: { ask: os.handler(() => 1) }, other: { ask: os.handler(() => 2) } };

test('a part is loaded with the first ask for any of it, and once', async () => {
  let loaded = 0;
  const later = laterPart(async () => {
    loaded += 1;
    return part;
  });
  const [one, other] = [later('one'), later('other')];
  expect(loaded).toBe(0);
  const answers = await Promise.all([unlazy(one), unlazy(other), unlazy(one)]);
  expect(answers.map(({ default: router }) => router)).toEqual([part.one, part.other, part.one]);
  await unlazy(other);
  expect(loaded).toBe(1);
});

test('where it cannot be loaded, the next ask tries again', async () => {
  const failures = [new Error('not there')];
  const later = laterPart(async () => {
    const failure = failures.pop();
    if (failure) throw failure;
    return part;
  });
  const one = later('one');
  await expect(unlazy(one)).rejects.toThrow('not there');
  expect((await unlazy(one)).default).toBe(part.one);
});
