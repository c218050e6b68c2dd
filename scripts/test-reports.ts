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

/** Counts the tests; an error outside of them (no server, no browser) counts as one that failed. */
export function tallyOfPlaywright(report: PlaywrightReport | undefined): Tally {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}
