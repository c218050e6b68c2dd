import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CannotRun } from '#tools/command-line/command-line.ts';
import { freePorts } from '#tools/free-ports.ts';
import { keepListening } from '../cluster/kept-process.ts';

const configuration = fileURLToPath(new URL('passbook.cfg', import.meta.url));

/** HAProxy in front of one server on this machine, or of two, with the configuration of this folder. */
export interface Haproxy {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts HAProxy on a free port; null where it is not installed. Throws with its own words where it does not start. */
export async function startHaproxy(
  serverPort: number,
  secondPort?: number,
): Promise<Haproxy | null> {
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
  const environment = {
    PROXY_BIND: `127.0.0.1:${port}`,
    BANK_ADDRESS: `127.0.0.1:${serverPort}`,
    ...(secondPort !== undefined && { SECOND_BANK_ADDRESS: `127.0.0.1:${secondPort}` }),
  };
  try {
    const kept = await keepListening('haproxy', ['-f', configuration], {
      port,
      folder,
      environment,
    });
    return { port, stop: kept.stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (error instanceof CannotRun) return null;
    throw error;
  }
}
