import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** The bank's server in a process of its own. */
export interface Server {
  readonly port: number;
  /** From the start of the process until it said where it answers, and the processor time of that. */
  readonly readyMs: number;
  readonly readyCpuMs: number | null;
  /** Resolves when the process is gone. */
  kill(): Promise<void>;
  /** The same in good order. */
  stop(): Promise<void>;
}

/** Where a server keeps its bank, and where what it says is added to. */
export interface ServerPlace {
  readonly folder: string;
  readonly log: string;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the server as `npm start` does, what was compiled before included; throws with its words where it refuses. */
export async function startServer({ folder, log }: ServerPlace): Promise<Server> {
  const begin = performance.now();
  const errors = openSync(log, 'a');
  const child = spawn(process.execPath, [programOf('main.ts')], {
    env: { ...environmentOf(folder), PORT: '0', BANK_SAMPLE: 'off' },
    stdio: ['ignore', 'pipe', errors],
  });
  closeSync(errors);
  running.add(child);
  const gone = once(child, 'exit').then(() => running.delete(child));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  for await (const line of createInterface(child.stdout as Readable)) {
    appendFileSync(log, `${line}\n`);
    const port = /http:\/\/localhost:(\d+)\/api/.exec(line)?.[1];
    if (port === undefined) continue;
    return {
      port: Number(port),
      readyMs: performance.now() - begin,
      readyCpuMs: processorTime(child.pid),
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
    };
  }
  await gone;
  throw new Error(`The server did not start: ${readFileSync(log, 'utf8').slice(-500)}`);
}

/** Runs `npm run bank -- verify` on the bank in the folder; resolves with what it found wrong. */
export async function verifyByCommand(folder: string): Promise<string[]> {
  const child = spawn(process.execPath, [programOf('bank-command.ts'), 'verify'], {
    env: environmentOf(folder),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) lines.push(line);
  const [code] = (await closed) as [number | null];
  const faults = lines.filter((line) => !line.startsWith('ok '));
  return code === 0 && lines.length > 0 ? faults : [...faults, `verify ended with ${code}`];
}

function programOf(name: string): string {
  return fileURLToPath(new URL(`../../hosts/http-server/${name}`, import.meta.url));
}

function environmentOf(folder: string): Record<string, string | undefined> {
  return {
    PATH: process.env['PATH'],
    BANK_DATA: folder,
    // Where `npm start` keeps it.
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
  };
}

/** User and system time in milliseconds, where the machine tells (proc(5): fields 14 and 15, in hundredths of a second). */
function processorTime(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
