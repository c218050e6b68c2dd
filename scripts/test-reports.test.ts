import { expect, test } from 'vitest';
import {
  passedTitles,
  type PlaywrightReport,
  tallyOfPlaywright,
  tallyOfVitest,
  triedAgain,
  type VitestReport,
} from './test-reports.ts';

const resultOf = (status: string, title: string) => ({
  status,
  title,
  ancestorTitles: ['A lamp'],
  failureMessages: status === 'failed' ? ['It is dark\n at lamp.test.ts'] : [],
});
const fileOf = (
  status: string,
  assertionResults: VitestReport['testResults'][number]['assertionResults'],
  message = '',
) => ({ name: 'lamp.test.ts', status, message, assertionResults });
const passing = fileOf('passed', [resultOf('passed', 'shines')]);

function vitestReport(report: Partial<VitestReport>): VitestReport {
  return {
    numPassedTests: 1,
    success: true,
    testResults: [passing],
    ...report,
  };
}

test('A run that left no report counts as one failed', () => {
  const oneFailed = { passed: 0, failed: ['a run that left no report'], skipped: [] };
  expect(tallyOfVitest(undefined)).toEqual(oneFailed);
  expect(tallyOfPlaywright(undefined, true)).toEqual(oneFailed);
});

test.each([
  ['every test passed', vitestReport({}), []],
  [
    'a test failed',
    vitestReport({
      success: false,
      testResults: [passing, fileOf('failed', [resultOf('failed', 'stands')])],
    }),
    ['A lamp › stands\n  It is dark\n   at lamp.test.ts'],
  ],
  [
    'a file could not be loaded',
    vitestReport({
      success: false,
      testResults: [passing, fileOf('failed', [], 'No such lamp')],
    }),
    ['lamp.test.ts\n  No such lamp'],
  ],
  [
    'the run failed outside of its tests',
    vitestReport({ success: false }),
    ['a run, outside of its tests'],
  ],
])('Vitest: if %s, the tally names what failed, and why', (_case, report, failed) => {
  expect(tallyOfVitest(report)).toEqual({ passed: 1, failed, skipped: [] });
});

test('Vitest: a test that did not run is named, however it was held back', () => {
  const testResults = [
    fileOf(
      'passed',
      ['passed', 'skipped', 'pending', 'todo'].map((status) => resultOf(status, `is ${status}`)),
    ),
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
  stats: { expected: 1, flaky: 2 },
  errors: [{ message: 'No lamp was found' }],
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
  expect(tallyOfPlaywright(journeys, false)).toMatchObject({
    passed: 3,
    failed: [`[live] ${file}: At night › it falls`, 'outside of the journeys\n  No lamp was found'],
  });
});

test('Playwright: a run that failed counts as failed, even where each of its tests passed', () => {
  const passed = { ...journeys, suites: [], errors: [] };
  expect(tallyOfPlaywright(passed, false).failed).toEqual(['a run, outside of its tests']);
  expect(tallyOfPlaywright(passed, true).failed).toEqual([]);
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
    fileOf('failed', [
      resultOf('passed', 'shines'),
      resultOf('failed', 'stands'),
      resultOf('skipped', 'hums'),
    ]),
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
