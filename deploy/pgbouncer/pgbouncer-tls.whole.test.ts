import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeTestCertificate, type TestCertificate } from '#hosts/testing/test-certificate.ts';
import { open } from '#stores/postgres/open.ts';
import { execute, serverAccount, startTestServer } from '#stores/postgres/test-server.ts';
import { findPgbouncer, type Pgbouncer, startPgbouncer } from './pgbouncer-process.ts';

const program = findPgbouncer();
const account = 'bank';
const password = 'seven-quiet-lamps';

/** The certificates of the database, the pooler, and an untrusted stranger. */
let certificates: Record<'database' | 'pooler' | 'stranger', TestCertificate>;
/** The direct address of the database, past the pooler. */
let url: string;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-tls-'));
  const owner = serverAccount();
  const made = (name: string) => {
    const certificate = makeTestCertificate(folder, name);
    if (owner !== undefined) chownSync(certificate.keyFile, owner.uid, owner.gid);
    return certificate;
  };
  certificates = { database: made('database'), pooler: made('pooler'), stranger: made('stranger') };
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const rules = join(folder, 'pg_hba.conf');
  writeFileSync(
    rules,
    'hostssl all test 127.0.0.1/32 trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n',
  );
  const { certificateFile, keyFile } = certificates.database;
  const server = await startTestServer({
    unsafeNoSync: true,
    settings: [
      'ssl=on',
      `ssl_cert_file=${certificateFile}`,
      `ssl_key_file=${keyFile}`,
      `hba_file=${rules}`,
    ],
  });
  const trusted = `sslmode=verify-full&sslrootcert=${certificateFile}`;
  const direct = `${server.url}?${trusted}`;
  await execute(direct, `create role ${account} login password '${password}'`);
  await execute(direct, `create database bank owner ${account}`);
  url = direct.replace('test@', `${account}:${password}@`).replace('/postgres?', '/bank?');
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
});

/** Follows the advice of a server's refusal. */
async function setWhatThePoolerNeeds(poolerUrl: string): Promise<void> {
  const refused: unknown = await open({ url, poolerUrl, onIdleConnectionLost: () => {} }).catch(
    (error: unknown) => error,
  );
  const [, advised = ''] = /restart the pooler: (.*)\.$/.exec((refused as Error).message) ?? [];
  await execute(url, advised);
}

async function askThrough(at: string): Promise<void> {
  const client = new pg.Client({ connectionString: at, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {
    // The query fails, which is told.
  });
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end();
  }
}

async function poolerTrusting({ certificateFile }: TestCertificate): Promise<Pgbouncer> {
  const { pooler } = certificates;
  const started = await startPgbouncer(program ?? '', url, 2, {
    certificateFile: pooler.certificateFile,
    keyFile: pooler.keyFile,
    databaseAuthorityFile: certificateFile,
  });
  onTestFinished(() => started.stop());
  return started;
}

test('over TLS before and behind the pooler the bank works, each side with its password', async ({
  skip,
}) => {
  if (program === undefined) skip('PgBouncer is not installed');
  await setWhatThePoolerNeeds((await poolerTrusting(certificates.database)).url);
  const { url: poolerUrl } = await poolerTrusting(certificates.database);
  const store = await open<object>({ url, poolerUrl, onIdleConnectionLost: () => {} });
  onTestFinished(() => store.close());
  const { rows } = await sql<{ protocol: string; who: string }>`
    select version as protocol, current_user as who from pg_stat_ssl where pid = pg_backend_pid()`.execute(
    store.db,
  );
  expect(rows).toEqual([{ protocol: 'TLSv1.3', who: account }]);
});

interface Intruder {
  readonly how: string;
  change(pooler: URL): void;
  readonly refusal: string;
}

const intruders: readonly Intruder[] = [
  {
    how: 'without TLS',
    change: (pooler) => pooler.searchParams.set('sslmode', 'disable'),
    refusal: 'SSL required',
  },
  {
    how: 'with another password',
    change: (pooler) => (pooler.password = 'guessed'),
    refusal: 'SASL authentication failed',
  },
  {
    how: 'that trusts another certificate',
    change: ({ searchParams }) =>
      searchParams.set('sslrootcert', certificates.stranger.certificateFile),
    refusal: 'self-signed certificate',
  },
];

test.for(intruders)(
  'nobody gets through the pooler $how',
  async ({ change, refusal }, { skip }) => {
    if (program === undefined) skip('PgBouncer is not installed');
    const pooler = new URL((await poolerTrusting(certificates.database)).url);
    change(pooler);
    await expect(askThrough(pooler.href)).rejects.toThrow(refusal);
  },
);

test('the pooler goes to no database with a certificate that it does not trust', async ({
  skip,
}) => {
  if (program === undefined) skip('PgBouncer is not installed');
  const pooler = await poolerTrusting(certificates.stranger);
  await expect(askThrough(pooler.url)).rejects.toThrow('query_wait_timeout');
  expect(pooler.said()).toContain('certificate verify failed');
});
