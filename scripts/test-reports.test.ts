import { expect, test } from 'vitest';
import {
  passedTitles,
  type PlaywrightReport,
  tallyOfPlaywright,
  tallyOfVitest,
  triedAgain,
  type VitestReport,
} from './test-reports.ts';

const resultOf = (status: string, title: string) => ({ status, title, ancestorTitles: ['A lamp'] });
const passing = { status: 'passed', assertionResults: [resultOf('passed', 'shines')] };

function vitestReport(report: Partial<VitestReport>): VitestReport {
  return {
    numPassedTests: 1,
    numFailedTests: 0,
    success: true,
    testResults: [passing],
    ...report,
  };
}

test('A run that left no report counts as one failed', () => {
  const oneFailed = { passed: 0, failed: 1, skipped: [] };
  expect(tallyOfVitest(undefined)).toEqual(oneFailed);
  expect(tallyOfPlaywright(undefined, true)).toEqual(oneFailed);
});

test.each([
  ['every test passed', vitestReport({}), 0],
  [
    'a test failed',
    vitestReport({
      success: false,
      numFailedTests: 1,
      testResults: [
        passing,
        { status: 'failed', assertionResults: [resultOf('failed', 'stands')] },
      ],
    }),
    1,
  ],
  [
    'a file could not be loaded',
    vitestReport({
      success: false,
      testResults: [passing, { status: 'failed', assertionResults: [] }],
    }),
    1,
  ],
  ['the run failed outside of its tests', vitestReport({ success: false }), 1],
])('Vitest: if %s, $2 counted as failed', (_case, report, failed) => {
  expect(tallyOfVitest(report)).toEqual({ passed: 1, failed, skipped: [] });
});

test('Vitest: a test that did not run is named, however it was held back', () => {
  const testResults = [
    {
      status: 'passed',
      assertionResults: ['passed', 'skipped', 'pending', 'todo'].map((status) =>
        resultOf(status, `is ${status}`),
      ),
    },
  ];
  expect(tallyOfVitest(vitestReport({ testResults })).skipped).toEqual([
    'A lamp › is skipped',
    'A lamp › is pending',
    'A lamp › is todo',
  ]);
});

const file = 'lamp.spec.ts';
const spec = (title: string, status: string) => ({
  title,
  tests: [{ projectName: 'live', status }],
});
const journeys: PlaywrightReport = {
  stats: { expected: 1, unexpected: 1, flaky: 2 },
  errors: [{}],
  suites: [
    {
      title: file,
      file,
      specs: [spec('it shines', 'flaky'), spec('it stands', 'expected')],
      suites: [
        {
          title: 'At night',
          file,
          specs: [
            spec('it dims', 'flaky'),
            spec('it hums', 'skipped'),
            spec('it falls', 'unexpected'),
          ],
        },
      ],
    },
  ],
};

test('Playwright: unexpected tests and errors outside of tests count as failed', () => {
  expect(tallyOfPlaywright(journeys, false)).toMatchObject({ passed: 3, failed: 2 });
});

test('Playwright: a run that failed counts as failed, even where each of its tests passed', () => {
  const passed = { ...journeys, stats: { ...journeys.stats, unexpected: 0 }, errors: [] };
  expect(tallyOfPlaywright(passed, false)).toMatchObject({ failed: 1 });
  expect(tallyOfPlaywright(passed, true)).toMatchObject({ failed: 0 });
});

test('Playwright: what did not run is named, and so is what passed only when tried again', () => {
  expect(tallyOfPlaywright(journeys, false).skipped).toEqual([
    `[live] ${file}: At night › it hums`,
  ]);
  expect(triedAgain(journeys)).toEqual([
    `[live] ${file}: it shines`,
    `[live] ${file}: At night › it dims`,
  ]);
});

test('Only tests that ran and passed lend their titles, and those of their groups', () => {
  const testResults = [
    {
      status: 'failed',
      assertionResults: [
        resultOf('passed', 'shines'),
        resultOf('failed', 'stands'),
        resultOf('skipped', 'hums'),
      ],
    },
  ];
  expect(passedTitles(vitestReport({ testResults }), journeys)).toEqual([
    'A lamp',
    'shines',
    'it shines',
    'it stands',
    'At night',
    'it dims',
  ]);
});
