import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Where Node keeps what it compiled, by default: to compile these programs takes longer than most of their work. */
const compiled = join(tmpdir(), 'node-compile-cache');

/** How a program ended, and what it wrote. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningProgram {
  /** Resolves with the first line of its standard output that matches; rejects if it ends before. */
  line(pattern: RegExp): Promise<string>;
  signal(name: NodeJS.Signals): void;
  readonly ended: Promise<Ended>;
}

/** Runs a program of the HTTP server as a process of its own; it is gone when the test is. */
export function run(
  program: 'main.ts' | 'bank-command.ts',
  environment: Record<string, string>,
  given: readonly string[] = [],
): RunningProgram {
  const file = fileURLToPath(new URL(`./http-server/${program}`, import.meta.url));
  const child = spawn(process.execPath, [file, ...given], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));

  const lines: string[] = [];
  let stderr = '';
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  child.stderr.on('data', (part) => (stderr += String(part)));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout: lines.join('\n'), stderr }));
  });
  return {
    ended,
    signal: (name) => void child.kill(name),
    line: async (pattern) => {
      const end = ended.then(() => 'ended' as const);
      for (;;) {
        const found = lines.find((line) => pattern.test(line));
        if (found !== undefined) return found;
        const more = new Promise<'more'>((resolve) => {
          child.stdout.once('data', () => setImmediate(resolve, 'more'));
        });
        if ((await Promise.race([more, end])) === 'ended') {
          throw new Error(`It ended before it said ${String(pattern)}: ${stderr}`);
        }
      }
    },
  };
}

/** A folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
