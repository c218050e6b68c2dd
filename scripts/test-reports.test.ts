import { expect, test } from 'vitest';
import { tallyOfPlaywright, tallyOfVitest } from './test-reports.ts';

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

test('Playwright: unexpected and flaky tests and errors outside of tests count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(tallyOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
});
