import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CannotRun } from '#tools/command-line/command-line.ts';

/** A program of the cluster, which ends with this process. */
export interface KeptProcess {
  readonly pid: number;
  /** Whether it still runs. */
  isRunning(): boolean;
  /** Sends a signal to it and to all that it has started, and to those of theirs. */
  signal(name: NodeJS.Signals): void;
  /** Resolves when it is gone, however it ends. */
  readonly gone: Promise<void>;
}

export interface KeptProcessOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Where what it says is added to. */
  readonly log: string;
  readonly account?: { readonly uid: number; readonly gid: number } | undefined;
}

const readyInMs = 10_000;

const running = new Set<KeptProcess>();
process.on('exit', () => {
  for (const kept of running) kept.signal('SIGKILL');
});

/** Starts a program. Throws `CannotRun` where it is not installed. */
export async function keepProcess(
  program: string,
  given: readonly string[],
  { environment, log, account }: KeptProcessOptions,
): Promise<KeptProcess> {
  const file = openSync(log, 'a');
  const child = spawn(program, given, {
    cwd: '/',
    env: { PATH: `${process.env['PATH']}:/usr/sbin`, LC_ALL: 'C.UTF-8', ...environment },
    stdio: ['ignore', file, file],
    ...account,
  });
  closeSync(file);
  const pid = await started(child, program);
  const kept: KeptProcess = {
    pid,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (name) => signalAll([pid, ...descendantsOf(pid)], name),
    gone: new Promise((resolve) => {
      child.once('exit', () => {
        running.delete(kept);
        resolve();
      });
    }),
  };
  running.add(kept);
  return kept;
}

/** A program that listens at a port, with a folder of its own. */
export interface ListeningProcess {
  /** Its log so far. */
  said(): string;
  /** Kills it, and deletes its folder. */
  stop(): Promise<void>;
}

/** Starts a program that listens at the port of this machine. Throws with its own words where it does not start. */
export async function keepListening(
  program: string,
  given: readonly string[],
  { port, folder, ...options }: Omit<KeptProcessOptions, 'log'> & { port: number; folder: string },
): Promise<ListeningProcess> {
  const log = join(folder, 'log');
  const kept = await keepProcess(program, given, { log, ...options });
  const said = () => readFileSync(log, 'utf8');
  const stop = async () => {
    kept.signal('SIGKILL');
    await kept.gone;
    rmSync(folder, { recursive: true, force: true });
  };
  if (await listens(port, kept.gone)) return { said, stop };
  const words = said();
  await stop();
  throw new Error(`${program} did not start: ${words}`);
}

async function listens(port: number, gone: Promise<void>): Promise<boolean> {
  const end = performance.now() + readyInMs;
  let isGone = false;
  void gone.then(() => (isGone = true));
  while (!isGone && performance.now() < end) {
    if (await takesClients(port)) return true;
    await delay(20);
  }
  return false;
}

async function takesClients(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function started(child: ChildProcess, program: string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('spawn', () => resolve(child.pid ?? 0));
    child.once('error', (cause) => {
      reject(new CannotRun(`${program} could not be started: is it installed?`, { cause }));
    });
  });
}

/** All processes that this process has started, and their descendants, by proc(5). */
export function descendantsOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : undefined;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  const open = [pid];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const own = children.get(next) ?? [];
    found.push(...own);
    open.push(...own);
  }
  return found;
}

function parentOf(pid: string): number | undefined {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return Number(afterName.split(' ')[1]);
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** Whether the process is there, by proc(5). An ended process that its parent has not waited for is a zombie. */
export function isThere(pid: number): boolean {
  try {
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Sends the signal to those of the processes that are there. */
export function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
