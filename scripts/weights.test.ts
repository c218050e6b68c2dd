import { expect, test } from 'vitest';
import { weightReport } from './weights.ts';

test('the report says for each weight whether it is within its budget, and names each that is not', () => {
  const light = { name: 'style', bytes: 15_000, budgetBytes: 15_000 };
  const heavy = { name: 'fonts', bytes: 60_001, budgetBytes: 60_000 };
  expect(weightReport([light]).faults).toEqual([]);
  const { text, faults } = weightReport([light, heavy]);
  expect(faults).toEqual([expect.stringMatching(/^"fonts" is 1 bytes too heavy: /)]);
  expect(text).toMatch(/^✓ style +15000 of 15000 bytes\n✗ fonts +60001 of 60000 bytes$/);
});
