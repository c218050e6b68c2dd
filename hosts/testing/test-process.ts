import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { movedClockEnvironment } from '#tools/moved-clock.ts';
import type { Client } from './test-api-client.ts';
import { rpcClient } from './every-host.ts';
import { TestBrowser } from './test-browser.ts';
import { compiled } from './test-compiled.ts';
import { codeOnSamplePhone, confirming, signInAs } from './test-sign-in.ts';

/** The end of a program, and its output. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningProgram {
  /** Resolves with the address of a server once it answers; rejects if it ends before. */
  address(): Promise<string>;
  /** Resolves with the first line of its standard output that matches; rejects if it ends before. */
  line(pattern: RegExp): Promise<string>;
  /** The same of its standard error, where its log goes. */
  logLine(pattern: RegExp): Promise<string>;
  signal(name: NodeJS.Signals): void;
  readonly ended: Promise<Ended>;
}

/** Runs a program of the HTTP server as a process of its own; it is gone when the test is. */
export function run(
  program: 'main.ts' | 'staff-commands/bank-command.ts',
  environment: Readonly<Record<string, string | undefined>>,
  given: readonly string[] = [],
): RunningProgram {
  const file = fileURLToPath(new URL(`../http-server/${program}`, import.meta.url));
  const child = spawn(process.execPath, [file, ...given], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiled,
      ...movedClockEnvironment,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));

  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, stdout: stdout.text(), stderr: stderr.text() });
    });
  });
  const stdout = listenTo(child.stdout, ended);
  const stderr = listenTo(child.stderr, ended);
  return {
    ended,
    signal: (name) => void child.kill(name),
    address: async () => (await stdout.line(/^API: /)).replace(/^API: (.*)\/api$/, '$1'),
    line: (pattern) => stdout.line(pattern),
    logLine: (pattern) => stderr.line(pattern),
  };
}

function listenTo(stream: Readable, ended: Promise<Ended>) {
  const lines: string[] = [];
  createInterface({ input: stream }).on('line', (line) => lines.push(line));
  return {
    text: () => lines.join('\n'),
    line: async (pattern: RegExp) => {
      const end = ended.then(() => 'ended' as const);
      for (;;) {
        const found = lines.find((line) => pattern.test(line));
        if (found !== undefined) return found;
        const more = new Promise<'more'>((resolve) => {
          stream.once('data', () => setImmediate(resolve, 'more'));
        });
        if ((await Promise.race([more, end])) === 'ended') {
          const { stdout, stderr } = await ended;
          throw new Error(`It ended before it said ${String(pattern)}: ${stdout} ${stderr}`);
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

/** The sample member, signed in to a server with such a phone, which also confirms what they do. */
export async function sampleMemberAt(address: string): Promise<Client> {
  const client = rpcClient(new TestBrowser(address));
  const readCode = codeOnSamplePhone(address);
  await signInAs(client, readCode);
  return confirming(client, readCode);
}
