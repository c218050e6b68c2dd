import { expect, test } from 'vitest';
import { readTags } from './note-part.tsx';

test.each([
  ['', []],
  [' , ,', []],
  ['Gifts, family trip ,', ['Gifts', 'family trip']],
  ['Gifts, GIFTS, gifts', ['Gifts']],
  ['a,b,c,d,e,A', ['a', 'b', 'c', 'd', 'e']],
])('R-X6 tags stand between commas, each once: %j', (typed, tags) => {
  expect(readTags(typed)).toEqual({ kind: 'tags', tags });
});

test('R-X6 more than five tags, or one of more than 30 characters, are no tags', () => {
  expect(readTags('a,b,c,d,e,f')).toEqual({ kind: 'too many' });
  expect(readTags(`a, ${'x'.repeat(31)}`)).toEqual({ kind: 'too long', tag: 'x'.repeat(31) });
  expect(readTags('x'.repeat(30)).kind).toBe('tags');
});
