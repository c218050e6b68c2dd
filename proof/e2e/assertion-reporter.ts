import type {
  FullResult,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';

/** Lets the run fail where a test passed without a single assertion: it proves nothing of its title. */
export default class AssertionReporter implements Reporter {
  readonly #empty: string[] = [];

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    if (status === 'passed' && !steps.some(asserts)) this.#empty.push(test.titlePath().join(' › '));
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    for (const title of this.#empty) console.error(`Asserted nothing:${title}`);
    return this.#empty.length === 0 ? {} : { status: 'failed' };
  }
}

function asserts({ category, steps }: TestStep): boolean {
  return category === 'expect' || steps.some(asserts);
}
