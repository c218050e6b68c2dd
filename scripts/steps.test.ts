import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { concludeWith } from './steps.ts';

const said: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(...line.split('\n')));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  said.length = 0;
  process.exitCode = 0;
});

test.each([
  ['a test was skipped in CI', { passed: 3, failed: [], skipped: ['a lamp hums'] }, 'true', 1],
  [
    'a test was skipped elsewhere',
    { passed: 3, failed: [], skipped: ['a lamp hums'] },
    undefined,
    0,
  ],
  ['all passed in CI', { passed: 3, failed: [], skipped: [] }, 'true', 0],
  ['a test failed', { passed: 3, failed: ['a lamp falls'], skipped: [] }, undefined, 1],
  ['nothing passed', { passed: 0, failed: [], skipped: [] }, undefined, 1],
])('If %s, the last line counts it alone, and the exit code is right', (_case, tally, ci, code) => {
  vi.stubEnv('CI', ci);
  concludeWith(tally);
  const { passed, failed, skipped } = tally;
  expect(said.at(-1)).toBe(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
  expect(said.filter((line) => line.startsWith('Skipped: '))).toEqual(
    skipped.map((name) => `Skipped: ${name}`),
  );
  expect(said.filter((line) => line.startsWith('Failed: '))).toEqual(
    failed.map((name) => `Failed: ${name}`),
  );
  expect(process.exitCode).toBe(code);
});
