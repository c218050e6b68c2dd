import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverAccount } from '#stores/postgres/test-server.ts';
import { freePorts } from '../cluster/free-ports.ts';
import { keepProcess } from '../cluster/kept-process.ts';
import { takesConnections } from '../cluster/takes-connections.ts';

const configuration = fileURLToPath(new URL('pgbouncer.ini', import.meta.url));
const readyInMs = 10_000;

/** PgBouncer before one database, with the configuration of this folder. */
export interface Pgbouncer {
  /** Of the database, through it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The program that PGBOUNCER names, else the one that is installed. */
export function findPgbouncer(): string | undefined {
  const onPath = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const places = [process.env['PGBOUNCER'] ?? '', ...onPath.map((at) => join(at, 'pgbouncer'))];
  return places.find((place) => place !== '' && existsSync(place));
}

/**
 * Starts PgBouncer on a free port, without passwords and TLS, and with so many connections to the database. Throws with its
 * own words where it does not start.
 */
export async function startPgbouncer(
  program: string,
  databaseUrl: string,
  poolSize: number,
): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const [port = 0] = await freePorts(1);
  const url = new URL(databaseUrl);
  const account = serverAccount();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'userlist.txt'), `"${url.username}" ""\n`);
  writeFileSync(file, configurationOf(program, url, port, poolSize, folder));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const log = join(folder, 'log');
  const kept = await keepProcess(program, [file], { log, account });
  url.host = `127.0.0.1:${port}`;
  const stop = async () => {
    kept.signal('SIGKILL');
    await kept.gone;
    rmSync(folder, { recursive: true, force: true });
  };
  if (await answers(url.href, kept.gone)) return { url: url.href, stop };
  const words = readFileSync(log, 'utf8');
  await stop();
  throw new Error(`PgBouncer did not start: ${words}`);
}

/** That of this folder, for this machine alone. Versions before 1.21 do not know the setting of prepared statements. */
function configurationOf(
  program: string,
  { hostname, port, pathname }: URL,
  listenPort: number,
  poolSize: number,
  folder: string,
): string {
  const name = pathname.slice(1);
  const keepsStatements = readFileSync(program).includes('max_prepared_statements');
  const lines = readFileSync(configuration, 'utf8')
    .split('\n')
    .filter((line) => !line.includes('_tls_'))
    .filter((line) => keepsStatements || !line.startsWith('max_prepared_statements'));
  return lines
    .join('\n')
    .replace(/^bank = .*$/m, `${name} = host=${hostname} port=${port}`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/m, `listen_port = ${listenPort}`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${join(folder, 'userlist.txt')}`)
    .replace(/^default_pool_size = .*$/m, `default_pool_size = ${poolSize}`);
}

async function answers(url: string, gone: Promise<void>): Promise<boolean> {
  const end = performance.now() + readyInMs;
  let isGone = false;
  void gone.then(() => (isGone = true));
  while (!isGone && performance.now() < end) {
    if (await takesConnections(url)) return true;
    await delay(20);
  }
  return false;
}
