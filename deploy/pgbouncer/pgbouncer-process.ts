import { chownSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverAccount } from '#stores/postgres/test-server.ts';
import { freePorts } from '#tools/free-ports.ts';
import { keepListening, type ListeningProcess } from '../cluster/kept-process.ts';

const configuration = fileURLToPath(new URL('pgbouncer.ini', import.meta.url));

/** PgBouncer before one database, with the configuration of this folder. */
export interface Pgbouncer extends ListeningProcess {
  /** Of the database, through it. */
  readonly url: string;
}

/** The program that PGBOUNCER names, else the one that is installed. */
export function findPgbouncer(): string | undefined {
  const onPath = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const places = [process.env['PGBOUNCER'] ?? '', ...onPath.map((at) => join(at, 'pgbouncer'))];
  return places.find((place) => place !== '' && existsSync(place));
}

/** The files of a pooler with TLS before and behind it; the account that runs it can read them. */
export interface PoolerTls {
  /** Of the pooler itself. */
  readonly certificateFile: string;
  readonly keyFile: string;
  /** The authority of the database's certificate. */
  readonly databaseAuthorityFile: string;
}

/**
 * Starts PgBouncer on a free port with so many connections to the database: with TLS and the password of the URL, or with
 * neither. Throws with its own words where it does not start.
 */
export async function startPgbouncer(
  program: string,
  databaseUrl: string,
  poolSize: number,
  tls: PoolerTls | null = null,
): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const [port = 0] = await freePorts(1);
  const url = new URL(databaseUrl);
  const account = serverAccount();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'userlist.txt'), `"${url.username}" "${url.password}"\n`);
  writeFileSync(file, securedBy(tls, configurationOf(program, url, port, poolSize, folder)));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const kept = await keepListening(program, [file], { port, folder, account });
  url.host = `127.0.0.1:${port}`;
  if (tls !== null) url.searchParams.set('sslrootcert', tls.certificateFile);
  return { ...kept, url: url.href };
}

/**
 * The configuration of this folder, for this machine alone. Versions before 1.21 do not know the setting of prepared
 * statements.
 */
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
    .filter((line) => keepsStatements || !line.startsWith('max_prepared_statements'));
  return lines
    .join('\n')
    .replace(/^bank = .*$/m, `${name} = host=${hostname} port=${port}`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/m, `listen_port = ${listenPort}`)
    .replace(/^auth_file = .*$/m, `auth_file = ${join(folder, 'userlist.txt')}`)
    .replace(/^default_pool_size = .*$/m, `default_pool_size = ${poolSize}`);
}

/** The configuration with the machine's files in place of the named files; or without TLS and passwords. */
function securedBy(tls: PoolerTls | null, text: string): string {
  if (tls === null) {
    const lines = text.split('\n').filter((line) => !line.includes('_tls_'));
    return lines.join('\n').replace(/^auth_type = .*$/m, 'auth_type = trust');
  }
  return text
    .replace(/^client_tls_cert_file = .*$/m, `client_tls_cert_file = ${tls.certificateFile}`)
    .replace(/^client_tls_key_file = .*$/m, `client_tls_key_file = ${tls.keyFile}`)
    .replace(/^server_tls_ca_file = .*$/m, `server_tls_ca_file = ${tls.databaseAuthorityFile}`);
}
