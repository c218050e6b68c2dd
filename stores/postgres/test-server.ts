import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { createInterface } from 'node:readline';
import pg from 'pg';

export interface TestServer {
  /** Of a database on it that may be used for nothing but making others. */
  readonly url: string;
  /** Stops the server and deletes everything it kept. */
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Keep nothing safe from a crash of the machine: fast, and for tests that do not test that. */
  readonly unsafeNoSync: boolean;
  /** Further settings of postgresql.conf, each as `name=value`. */
  readonly settings?: readonly string[];
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder, on a free port of 127.0.0.1, where
 * everybody on this machine may enter. It ends, and its folder is deleted, with this process,
 * however this process ends. Throws if PostgreSQL is not installed.
 */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const programs = findPrograms();
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const runsIn = { cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' }, ...account };
  makeCluster(join(programs, 'initdb'), folder, runsIn);
  const port = await freePort();
  const server = spawn(
    'sh',
    ['-c', RUN_UNTIL_INPUT_ENDS, 'sh', folder, join(programs, 'postgres')].concat(
      serverArguments(folder, port, options),
    ),
    { ...runsIn, stdio: ['pipe', 'ignore', 'pipe'], detached: true },
  );
  await untilReady(server);
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    stop: () => stop(server, folder),
  };
}

export interface TestDatabase {
  readonly url: string;
  /** Empties it, a hundred times faster than a new one is made. Nobody may be connected. */
  clear(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Creates a database with a unique name that begins as given: empty, or a copy of the named one, to which nobody may be
 * connected.
 */
export async function createDatabase(
  serverUrl: string,
  names = 'test_',
  template = 'template0',
): Promise<TestDatabase> {
  const name = `${names}${crypto.randomUUID().replaceAll('-', '')}`;
  await execute(serverUrl, `create database ${name} template ${template} encoding 'UTF8'`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    clear: () => execute(url.href, CLEAR),
    drop: () => execute(serverUrl, `drop database ${name} with (force)`),
  };
}

/** Drops every database of the server whose name begins as given. */
export async function dropDatabases(serverUrl: string, names: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select quote_ident(datname) as name from pg_database where starts_with(datname, $1)',
      [names],
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  } finally {
    await client.end();
  }
}

const CLEAR = `
  do $$
    declare name text;
    begin
      for name in
        select nspname from pg_namespace
        where nspname <> 'information_schema' and nspname !~ '^pg_'
      loop
        execute format('drop schema %I cascade', name);
      end loop;
    end
  $$;
  create schema public;
`;

/** Runs one statement over a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {
    // The statement fails, which is told.
  });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The folder of the newest PostgreSQL's programs: Debian's places, else where PATH leads. None: not installed. */
export function findPostgres(): string | undefined {
  return debianPrograms() ?? programsOnPath();
}

function findPrograms(): string {
  const folder = findPostgres();
  if (folder !== undefined) return folder;
  throw new Error(
    'PostgreSQL is not installed: no initdb under /usr/lib/postgresql and none on PATH. ' +
      'Install it (Debian: apt-get install postgresql), or name a server in TEST_POSTGRES_URL.',
  );
}

function debianPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

function programsOnPath(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'));
  const postgres = onPath.find((program) => existsSync(program));
  if (postgres === undefined) return undefined;
  const folder = dirname(realpathSync(postgres));
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`. */
export function serverAccount(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody.');
}

/** Makes the files of a server, in `data` of the folder. */
export function makeCluster(initdb: string, folder: string, runsIn: object): void {
  const made = spawnSync(
    initdb,
    ['--pgdata', join(folder, 'data'), '--username', 'test', '--auth', 'trust'].concat([
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--no-sync',
    ]),
    { ...runsIn, encoding: 'utf8' },
  );
  if (made.error !== undefined) throw made.error;
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/**
 * The shell's input is a pipe of this process. It ends when the server shall stop, and also when
 * this process is killed, so that no server and no folder is ever left behind. (A background
 * command would read /dev/null, were it not given another descriptor.)
 */
const RUN_UNTIL_INPUT_ENDS = `
  folder=$1
  shift
  exec 3<&0
  "$@" &
  server=$!
  { cat > /dev/null; kill -INT $server; } <&3 2> /dev/null &
  wait $server
  rm -rf "$folder"
`;

/** How a server of that folder is started. */
export function serverArguments(
  folder: string,
  port: number,
  options: TestServerOptions,
): string[] {
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  settings.push(`port=${port}`, 'max_connections=200');
  if (options.unsafeNoSync) {
    settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  }
  settings.push(...(options.settings ?? []));
  return ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
}

type Server = ChildProcessByStdio<Writable, null, Readable>;

/** Resolves when the server says that it is ready; throws its output if it ends before. */
async function untilReady(server: Server): Promise<void> {
  const said: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    if (line.includes('database system is ready to accept connections')) {
      // From here on nobody reads what it says, and it must not wait for a reader.
      server.stderr.resume();
      return;
    }
    said.push(line);
  }
  server.stdin.end();
  throw new Error(`PostgreSQL did not start: ${said.join('\n')}`);
}

async function stop(server: Server, folder: string): Promise<void> {
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  server.stdin.end();
  await ended;
  // The part that the server's account may not delete: the folder itself, in a folder of root's.
  rmSync(folder, { recursive: true, force: true });
}
