import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { makeTestCertificate } from '#hosts/testing/test-certificate.ts';
import { findPostgres, serverAccount } from '#stores/postgres/test-server.ts';
import { CannotRun } from '#tools/command-line/command-line.ts';
import { freePorts } from '#tools/free-ports.ts';
import { needPrograms } from '../../scripts/machine.ts';
import { keepProcess, type KeptProcess } from './kept-process.ts';
import { PatroniNode } from './patroni-node.ts';

/** PostgreSQL on three nodes of this machine, etcd, and HAProxy in front. */
export interface Cluster {
  /** The database of the bank, through HAProxy: always on the primary. */
  readonly url: string;
  /** The same database past HAProxy: a URL that names every node, of which the bank uses the one that takes writes. */
  readonly urlOfNodes: string;
  readonly nodes: readonly PatroniNode[];
  readonly etcd: KeptProcess;
  /** The certificate of every part, which is its own authority, and its key. */
  readonly certificate: string;
  readonly key: string;
  /** Where the logs of all parts are. */
  readonly folder: string;
  /** The node that is the primary now; undefined while there is none, or more than one says that it is. */
  primary(): Promise<PatroniNode | undefined>;
  /** Resolves when there is a primary with a standby that has all that it has. Throws where there is none in time. */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
}

/** Not `first`: that is a word of `synchronous_standby_names`, and no standby would be synchronous. */
const names = ['node1', 'node2', 'node3'] as const;
const proxyConfiguration = fileURLToPath(new URL('database.cfg', import.meta.url));
const wholeInMs = 180_000;

/**
 * Starts everything in a temporary folder, and makes an empty database. Resolves when it takes writes. Throws `CannotRun` where a
 * program of the cluster is not installed.
 */
export async function startCluster(): Promise<Cluster> {
  needPrograms('etcd', 'haproxy', 'openssl', 'patroni');
  const programs = findPostgres();
  if (programs === undefined) throw new CannotRun('PostgreSQL is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'passbook-cluster-'));
  const account = serverAccount();
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const nodes: PatroniNode[] = [];
  process.once('exit', () => {
    for (const node of nodes) node.killAtOnce();
    rmSync(folder, { recursive: true, force: true });
  });
  const { certificateFile: certificate, keyFile: key } = makeTestCertificate(folder, 'cluster');
  if (account !== undefined) chownSync(key, account.uid, account.gid);
  const [etcdPort, peerPort, proxyPort, ...ports] = await freePorts(9);
  const etcd = await startEtcd(folder, { certificate, key }, [etcdPort ?? 0, peerPort ?? 0]);
  const password = randomBytes(24).toString('hex');
  for (const [index, name] of names.entries()) {
    const node = new PatroniNode({
      name,
      folder: join(folder, name),
      port: ports[2 * index] ?? 0,
      apiPort: ports[2 * index + 1] ?? 0,
      etcdPort: etcdPort ?? 0,
      programs,
      password,
      certificate,
      key,
    });
    nodes.push(node);
  }
  const proxy = await startProxy(folder, proxyPort ?? 0, certificate, nodes);
  for (const node of nodes) await node.start();
  const server = `postgres://postgres:${password}@127.0.0.1:${proxyPort}`;
  const tls = `sslmode=verify-full&sslrootcert=${certificate}`;
  const hosts = nodes.map(({ settings }) => `127.0.0.1:${settings.port}`).join(',');
  const cluster: Cluster = {
    url: `${server}/bank?${tls}`,
    urlOfNodes: `postgres://postgres:${password}@${hosts}/bank?${tls}&target_session_attrs=read-write`,
    nodes,
    etcd,
    certificate,
    key,
    folder,
    primary: () => primaryOf(nodes),
    untilWhole: () => untilWhole(`${server}/postgres?${tls}`, nodes),
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      for (const part of [proxy, etcd]) {
        part.signal('SIGKILL');
        await part.gone;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await cluster.untilWhole();
    await execute(`${server}/postgres?${tls}`, 'create database bank');
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function startEtcd(
  folder: string,
  { certificate, key }: Pick<Cluster, 'certificate' | 'key'>,
  [port, peerPort]: readonly [number, number],
): Promise<KeptProcess> {
  const data = join(folder, 'etcd');
  mkdirSync(data, { mode: 0o700 });
  const [own, peer] = [`https://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  return await keepProcess(
    'etcd',
    [
      '--name',
      'etcd',
      '--data-dir',
      data,
      '--enable-v2=true',
      '--listen-client-urls',
      own,
      '--advertise-client-urls',
      own,
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `etcd=${peer}`,
      '--cert-file',
      certificate,
      '--key-file',
      key,
      // A disk that others share is slow now and then: then nobody is to be elected.
      '--heartbeat-interval',
      '500',
      '--election-timeout',
      '5000',
    ],
    { log: join(folder, 'etcd.log') },
  );
}

async function startProxy(
  folder: string,
  port: number,
  certificate: string,
  nodes: readonly PatroniNode[],
): Promise<KeptProcess> {
  const environment: Record<string, string> = {
    DATABASE_BIND: `127.0.0.1:${port}`,
    NODES_CA: certificate,
  };
  for (const { settings } of nodes) {
    const name = settings.name.toUpperCase();
    environment[name] = `127.0.0.1:${settings.port}`;
    environment[`${name}_API`] = String(settings.apiPort);
  }
  return await keepProcess('haproxy', ['-f', proxyConfiguration], {
    environment,
    log: join(folder, 'proxy.log'),
  });
}

async function primaryOf(nodes: readonly PatroniNode[]): Promise<PatroniNode | undefined> {
  const roles = await Promise.all(nodes.map((node) => node.role()));
  const primaries = nodes.filter((_, index) => roles[index] === 'primary');
  return primaries.length === 1 ? primaries[0] : undefined;
}

/**
 * Every other node follows the primary, a single node synchronously, and etcd knows which: before that a lost primary is
 * waited for, since no node could take its place without a loss.
 */
async function untilWhole(url: string, nodes: readonly PatroniNode[]): Promise<void> {
  const begin = performance.now();
  let last: unknown;
  while (performance.now() - begin < wholeInMs) {
    try {
      const following = await execute(
        url,
        "select application_name from pg_stat_replication where state = 'streaming'",
      );
      const primary = await primaryOf(nodes);
      const synchronous = (await primary?.synchronousStandbys()) ?? [];
      if (following.length === nodes.length - 1 && synchronous.length === 1) return;
      last = `${following.length} standbys follow, ${synchronous.length} synchronously`;
    } catch (error) {
      last = error;
    }
    await delay(200);
  }
  throw new Error(`The cluster was not whole within ${wholeInMs / 1_000} s: ${String(last)}`);
}

async function execute(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {
    // The statement fails, which is told.
  });
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The cluster that `npm run test:cluster` has started, as the processes of the tests are told of it. */
export interface ClusterOfTests {
  /** A database of it that nobody uses, from where others are made. */
  readonly adminUrl: string;
  /** The database with the sample member, of which each test gets a copy. */
  readonly template: string;
  /** BANK_KEYS of its servers. */
  readonly keys: string;
  /** The file in which each kill of a server is a line. */
  readonly killsLog: string;
  /** Where what its servers say of errors is added to. */
  readonly serversLog: string;
}

const variable = 'E2E_CLUSTER';

/** Throws where the tests run without one. */
export function readClusterOfTests(): ClusterOfTests {
  return JSON.parse(process.env[variable] ?? '') as ClusterOfTests;
}

/** The variables of the process that runs the tests. */
export function withClusterOfTests(cluster: ClusterOfTests): Readonly<Record<string, string>> {
  return { [variable]: JSON.stringify(cluster) };
}
