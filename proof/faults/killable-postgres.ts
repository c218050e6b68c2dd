import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  findPostgres,
  makeCluster,
  serverAccount,
  serverArguments,
} from '#stores/postgres/test-server.ts';
import { freePorts } from '#tools/free-ports.ts';
import { CannotRun } from '#tools/command-line/command-line.ts';
import { type KeptProcess, keepProcess } from '../../deploy/cluster/kept-process.ts';
import pg from 'pg';

const startsInMs = 60_000;

/** A PostgreSQL that is killed and started again on its files, at the same port. */
export interface KillablePostgres {
  readonly url: string;
  /** `kill -9` of all its processes. */
  kill(): Promise<void>;
  /** Resolves when it has recovered and takes connections. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one in a folder of its own, which keeps what it has committed. Throws CannotRun where it is not installed. */
export async function startKillablePostgres(): Promise<KillablePostgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new CannotRun('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-fault-'));
  const account = serverAccount();
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  makeCluster(join(programs, 'initdb'), folder, { cwd: folder, ...account });
  const [port = 0] = await freePorts(1);
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  const log = `${folder}.log`;
  let running: KeptProcess | undefined;
  const kill = async () => {
    running?.signal('SIGKILL');
    await running?.gone;
  };
  const start = async () => {
    const end = performance.now() + startsInMs;
    while (performance.now() < end) {
      // A server that begins before the last backend of the old server has noticed its end refuses.
      if (running?.isRunning() !== true) {
        running = await keepProcess(
          join(programs, 'postgres'),
          serverArguments(folder, port, { unsafeNoSync: false }),
          { log, account },
        );
      }
      if (await takesConnections(url)) return;
      await delay(10);
    }
    throw new Error(`PostgreSQL did not start again: see ${log}`);
  };
  await start();
  return {
    url,
    kill,
    start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
      rmSync(log, { force: true });
    },
  };
}

/** Whether a database, or a pooler before it, lets a client in now. */
async function takesConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', isTold);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function isTold(): void {}
