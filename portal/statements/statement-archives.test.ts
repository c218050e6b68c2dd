import type { StatementMonth } from '#contract/statements/statements.ts';
import { expect, test } from 'vitest';
import { byYear } from './statement-archives.tsx';

test('R-D8 statements stand under their years, newest first', () => {
  const months = ['2024-02', '2024-01', '2023-12', '2023-11'] as StatementMonth[];
  expect(byYear(months)).toEqual([
    { year: '2024', months: ['2024-02', '2024-01'] },
    { year: '2023', months: ['2023-12', '2023-11'] },
  ]);
  expect(byYear([])).toEqual([]);
});
