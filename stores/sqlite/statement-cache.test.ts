import { expect, test } from 'vitest';
import { StatementCache } from './statement-cache.ts';

function openCache() {
  const prepared: string[] = [];
  const freed: string[] = [];
  const cache = new StatementCache<{ readonly sql: string }>({
    capacity: 2,
    prepare: (sql) => {
      prepared.push(sql);
      return { sql };
    },
    free: ({ sql }) => freed.push(sql),
  });
  return { cache, prepared, freed };
}

test('the same text is prepared once and gives the same statement', () => {
  const { cache, prepared } = openCache();
  expect(cache.get('a')).toBe(cache.get('a'));
  expect(prepared).toEqual(['a']);
});

test('when it is full the one that was not used for longest is freed, and prepared again', () => {
  const { cache, prepared, freed } = openCache();
  for (const sql of ['a', 'b', 'a', 'c']) cache.get(sql);
  expect(freed).toEqual(['b']);
  cache.get('a');
  expect(cache.get('b').sql).toBe('b');
  expect(prepared).toEqual(['a', 'b', 'c', 'b']);
});

test('clearing frees each statement once', () => {
  const { cache, freed } = openCache();
  for (const sql of ['a', 'b', 'c']) cache.get(sql);
  cache.clear();
  cache.clear();
  expect(freed).toEqual(['a', 'b', 'c']);
});
