import { expect, test } from 'vitest';
import { tallyOfPlaywright, tallyOfVitest, triedAgain } from './test-reports.ts';

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] };

test('a run that left no report counts as one failed', () => {
  expect(tallyOfVitest(undefined)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOfPlaywright(undefined)).toEqual({ passed: 0, failed: 1 });
});

test.each([
  ['every test passed', { success: true, numFailedTests: 0, testResults: [passing] }, 0],
  [
    'a test failed',
    {
      success: false,
      numFailedTests: 1,
      testResults: [passing, { status: 'failed', assertionResults: [{ status: 'failed' }] }],
    },
    1,
  ],
  [
    'a file could not be loaded',
    {
      success: false,
      numFailedTests: 0,
      testResults: [passing, { status: 'failed', assertionResults: [] }],
    },
    1,
  ],
  [
    'the run failed outside of its tests',
    { success: false, numFailedTests: 0, testResults: [passing] },
    1,
  ],
])('Vitest: if %s, $2 counted as failed', (_case, report, failed) => {
  expect(tallyOfVitest({ numPassedTests: 1, ...report })).toEqual({ passed: 1, failed });
});

test('Playwright: unexpected tests and errors outside of tests count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(tallyOfPlaywright({ stats, errors: [{}], suites: [] })).toEqual({ passed: 6, failed: 2 });
});

test('Playwright: what passed only when tried again is named, however deep it stands', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'live', status }],
  });
  const file = 'lamp.spec.ts';
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 2 },
    errors: [],
    suites: [
      {
        file,
        specs: [spec('it shines', 'flaky'), spec('it stands', 'expected')],
        suites: [{ file, specs: [spec('it dims', 'flaky')] }],
      },
    ],
  };
  expect(triedAgain(report)).toEqual([`[live] ${file}: it shines`, `[live] ${file}: it dims`]);
});
