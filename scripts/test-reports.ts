import type { Tally } from './steps.ts';

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** The error of a file that could not be loaded or set up. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
  };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

/** Counts the tests; a file that could not be loaded or set up counts as one that failed. */
export function tallyOfVitest(report: VitestReport | undefined): Tally {
  if (report === undefined) return withoutReport;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = [
    ...testsOfVitest(report)
      .filter(({ status }) => status === 'failed')
      .map((test) => failure(titlesOf(test).join(' › '), test.failureMessages[0])),
    ...broken.map(({ name, message }) => failure(name, message)),
  ];
  return {
    passed: report.numPassedTests,
    failed: report.success ? failed : orOutside(failed),
    skipped: testsOfVitest(report)
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map((test) => titlesOf(test).join(' › ')),
  };
}

/**
 * Counts the tests; an error outside of them (no server, no browser, a test that asserted nothing) counts as a failed test.
 * A test that was tried again (only where `CI` is set) and passed counts as passed: see `triedAgain`.
 */
export function tallyOfPlaywright(report: PlaywrightReport | undefined, ran: boolean): Tally {
  if (report === undefined) return withoutReport;
  const { expected, flaky } = report.stats;
  const failed = [
    ...namesOf(report, 'unexpected'),
    ...report.errors.map(({ message }) => failure('outside of the journeys', message)),
  ];
  return {
    passed: expected + flaky,
    failed: ran ? failed : orOutside(failed),
    skipped: namesOf(report, 'skipped'),
  };
}

/** The tests that did not pass at the first try but at a later one: each is to be mended. */
export function triedAgain(report: PlaywrightReport | undefined): string[] {
  return report === undefined ? [] : namesOf(report, 'flaky');
}

/** The titles of the tests that ran and passed, and those of their groups. */
export function passedTitles(
  vitest: VitestReport | undefined,
  playwright: PlaywrightReport | undefined,
): string[] {
  const rules = vitest === undefined ? [] : testsOfVitest(vitest);
  const journeys = (playwright?.suites ?? []).flatMap((suite) => testsIn(suite));
  return [
    ...rules.filter(({ status }) => status === 'passed').flatMap(titlesOf),
    ...journeys
      .filter(({ status }) => status === 'expected' || status === 'flaky')
      .flatMap(({ titles }) => titles),
  ];
}

const withoutReport: Tally = { passed: 0, failed: ['a run that left no report'], skipped: [] };

function failure(name: string, message = ''): string {
  return [name, ...message.split('\n').slice(0, 12)].join('\n  ').trim();
}

/** A run may also fail outside any test. */
function orOutside(failed: readonly string[]): readonly string[] {
  return failed.length > 0 ? failed : ['a run, outside of its tests'];
}

function testsOfVitest({ testResults }: VitestReport) {
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

function titlesOf({ ancestorTitles, title }: ReturnType<typeof testsOfVitest>[number]): string[] {
  return [...ancestorTitles, title];
}

function namesOf({ suites }: PlaywrightReport, wanted: string): string[] {
  return suites
    .flatMap((suite) => testsIn(suite))
    .filter(({ status }) => status === wanted)
    .map(({ projectName, file, titles }) => `[${projectName}] ${file}: ${titles.join(' › ')}`);
}

interface Journey {
  /** Those of its groups, and its own. */
  readonly titles: readonly string[];
  readonly file: string;
  readonly projectName: string;
  readonly status: string;
}

/** The outermost suite of each test is its file. */
function testsIn(
  { file, specs, suites = [] }: PlaywrightSuite,
  groups: readonly string[] = [],
): Journey[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({
      titles: [...groups, title],
      file,
      projectName,
      status,
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, [...groups, suite.title]))];
}
