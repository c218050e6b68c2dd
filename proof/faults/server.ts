import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePorts } from '#tools/free-ports.ts';
import { compiled } from '#hosts/testing/test-compiled.ts';
import { type ServerProcess, startServerProcess } from '#hosts/testing/test-server-process.ts';

/** The bank's server, and the processor time until it said where it answers. */
export interface Server extends ServerProcess {
  readonly readyCpuMs: number | null;
}

/** The folder of a server's bank, and the file that its output is added to. */
export interface ServerPlace {
  readonly folder: string;
  readonly log: string;
  /** Settings besides. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Two places of servers that share a database and its keys, in folders that are made. Each keeps its port over a restart. */
export async function placesWithOneDatabase(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<readonly [ServerPlace, ServerPlace]> {
  const BANK_KEYS = `fault:${randomBytes(32).toString('base64')}`;
  const [first, second] = await freePorts(2);
  const placeAt = async (port: number | undefined) => {
    const own = join(folder, `server-${port}`);
    await mkdir(own);
    const environment = { PORT: String(port), TRUSTED_PROXY: '127.0.0.1', BANK_KEYS, ...settings };
    return { folder: own, log: join(own, 'server.log'), environment };
  };
  return [await placeAt(first), await placeAt(second)];
}

/** Starts the server, earlier compiled code included; throws with its words where it refuses. */
export async function startServer(place: ServerPlace): Promise<Server> {
  const { log } = place;
  const errors = openSync(log, 'a');
  try {
    const server = await startServerProcess({
      environment: { ...environmentOf(place), BANK_SAMPLE: 'off' },
      errors,
      onLine: (line) => appendFileSync(log, `${line}\n`),
    });
    return { ...server, readyCpuMs: processorTime(server.pid) };
  } catch (error) {
    const words = readFileSync(log, 'utf8').slice(-500);
    throw new Error(`The server did not start: ${words}`, { cause: error });
  } finally {
    closeSync(errors);
  }
}

const bankCommand = fileURLToPath(
  new URL('../../hosts/http-server/staff-commands/bank-command.ts', import.meta.url),
);

/** Runs `npm run bank -- verify` on the bank in the folder; resolves with its findings. */
export async function verifyByCommand(place: Omit<ServerPlace, 'log'>): Promise<string[]> {
  const child = spawn(process.execPath, [bankCommand, 'verify'], {
    env: environmentOf(place),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) lines.push(line);
  const [code] = (await closed) as [number | null];
  const faults = lines.filter((line) => !line.startsWith('ok '));
  return code === 0 && lines.length > 0 ? faults : [...faults, `verify ended with ${code}`];
}

function environmentOf({
  folder,
  environment,
}: Omit<ServerPlace, 'log'>): Record<string, string | undefined> {
  return {
    PATH: process.env['PATH'],
    BANK_DATA: folder,
    NODE_COMPILE_CACHE: compiled,
    ...environment,
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
