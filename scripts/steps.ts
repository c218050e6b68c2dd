import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './build-record.ts';

/** A command that either passes (it ends with 0) or fails. */
export interface Step {
  readonly name: string;
  readonly command: string;
}

/** The outcome of tests, or of steps. */
export interface Tally {
  readonly passed: number;
  /** The names of those that failed, with the first lines of the reason where a report gives it. */
  readonly failed: readonly string[];
  /** The names of those that did not run. */
  readonly skipped: readonly string[];
}

/** Runs the steps side by side; prints a line for each as it ends, and at the end what the failed ones said. */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const outcomes = await Promise.all(steps.map(runStep));
  const failures = outcomes.filter(({ passed }) => !passed);
  for (const { name, said } of failures) console.log(`\n── ${name}\n${said}`);
  return {
    passed: outcomes.length - failures.length,
    failed: failures.map(({ name }) => name),
    skipped: [],
  };
}

/**
 * Runs one command in the foreground; resolves when it has ended, with whether it passed. If this process is told to stop
 * meanwhile, the command ends in good order, with the servers and browsers it started, and then this process does.
 */
export async function runInForeground(command: string): Promise<boolean> {
  const child = spawn(`exec ${command}`, { ...settings(), stdio: 'inherit' });
  let stopping = false;
  // The terminal sends its Ctrl-C to the command too.
  process.on('SIGINT', () => {
    stopping = true;
  });
  process.on('SIGTERM', () => {
    stopping = true;
    child.kill('SIGINT');
  });
  const passed = (await ended(child)) === 0;
  if (stopping) process.exit(1);
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
  return passed;
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/**
 * Names failed and skipped tests, and prints the tally as the last line; the exit code is then 1 where a test failed,
 * nothing passed, or, in CI, a test did not run: there nobody sees that a claim was not tried.
 */
export function concludeWith({ passed, failed, skipped }: Tally): void {
  for (const name of failed) console.log(`Failed: ${name}`);
  for (const name of skipped) console.log(`Skipped: ${name}`);
  const isComplete = skipped.length === 0 || process.env['CI'] === undefined;
  if (!isComplete) console.log('In CI a test that is skipped is a failure.');
  console.log(`\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
  process.exitCode = failed.length === 0 && passed > 0 && isComplete ? 0 : 1;
}

interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  /** All that the command printed. */
  readonly said: string;
}

async function runStep({ name, command }: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(`exec ${command}`, { ...settings(), stdio: ['ignore', 'pipe', 'pipe'] });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  const passed = (await ended(child)) === 0;
  const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(12)}${seconds.padStart(7)}`);
  return { name, passed, said: Buffer.concat(parts).toString().trim() };
}

function settings() {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  return { cwd: root, shell: true, env: { ...process.env, PATH: path } };
}

/** The exit code; none if a signal ended it. */
function ended(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
