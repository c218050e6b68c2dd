import type { Tally } from './steps.ts';

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

/** Counts the tests; a file that could not be loaded or set up counts as one that failed. */
export function tallyOfVitest(report: VitestReport | undefined): Tally {
  if (report === undefined) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  // A run may also fail outside any test.
  return { passed: report.numPassedTests, failed: report.success ? failed : Math.max(failed, 1) };
}

/**
 * Counts the tests; an error outside of them (no server, no browser) counts as one that failed. One that
 * was tried again (only where `CI` is set) and passed counts as passed: see `triedAgain`.
 */
export function tallyOfPlaywright(report: PlaywrightReport | undefined): Tally {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/** The tests that did not pass at the first try but at a later one: each is to be mended. */
export function triedAgain(report: PlaywrightReport | undefined): string[] {
  return (report?.suites ?? []).flatMap(triedAgainIn);
}

function triedAgainIn({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  return [...own, ...suites.flatMap(triedAgainIn)];
}
