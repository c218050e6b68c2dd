import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import server from '../http-server/process-flags.json' with { type: 'json' };

export interface ServerProcessOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where its standard error goes: a file that is open, or that of this process. */
  readonly errors: number | 'inherit';
  /** The program; by default the server of these sources. */
  readonly program?: string;
  /** Kills it if it has not answered; then the start throws. */
  readonly killedBy?: AbortSignal;
  /** Called with each line of standard output until the server answers. */
  readonly onLine?: (line: string) => void;
}

/** The bank's server in a process of its own, which ends with this one. */
export interface ServerProcess {
  readonly pid: number | undefined;
  readonly port: number;
  /** From the start of the process until it said where it answers. */
  readonly readyMs: number;
  /** From now on it does nothing, until it is killed. */
  freeze(): void;
  /** Resolves when the process is gone. */
  kill(): Promise<void>;
  /** The same in good order. */
  stop(): Promise<void>;
}

const main = fileURLToPath(new URL('../http-server/main.ts', import.meta.url));
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the server as `npm start` does, at a port that is free where none is given; throws where it ends before it answers. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { environment, errors, onLine, program = main, killedBy } = options;
  const begin = performance.now();
  const flags = environment['DATABASE_URL'] ? server.flagsOnPostgres : server.flags;
  const child = spawn(process.execPath, [...flags, program], {
    // Benches, faults and the cluster act as members, faster than any person.
    env: { ...server.environment, PORT: '0', CHANGES_PER_MINUTE: '0', ...environment },
    stdio: ['ignore', 'pipe', errors],
  });
  running.add(child);
  killedBy?.addEventListener('abort', () => child.kill('SIGKILL'));
  const gone = once(child, 'exit').then(() => running.delete(child));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  for await (const line of createInterface(child.stdout as Readable)) {
    onLine?.(line);
    const port = /http:\/\/localhost:(\d+)\/api/.exec(line)?.[1];
    if (port === undefined) continue;
    return {
      pid: child.pid,
      port: Number(port),
      readyMs: performance.now() - begin,
      freeze: () => void child.kill('SIGSTOP'),
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
    };
  }
  await gone;
  throw new Error('The server ended before it answered');
}
