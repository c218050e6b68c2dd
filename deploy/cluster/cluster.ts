import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sample } from '#bank/index.ts';
import server from '#hosts/http-server/process-flags.json' with { type: 'json' };
import { commandLine, readCommandLine, wholeNumber } from '#tools/command-line/command-line.ts';
import { ensureBuilt } from '../../scripts/build-record.ts';
import { preparePostgres } from '../../scripts/machine.ts';
import { freePorts } from '#tools/free-ports.ts';
import { keepProcess } from './kept-process.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

const readyInMs = 60_000;

/** `npm run cluster`: the whole of docs/operations.md, "A cluster", on this machine, until Ctrl-C. */
const { options } = readCommandLine<{ readonly port: number }>(
  commandLine(
    'npm run cluster --',
    'Runs three nodes of PostgreSQL under Patroni, etcd, two servers of the bank and HAProxy, with TLS between them.',
  ).option('--port <port>', 'where HAProxy serves the portal', wholeNumber(1), 8443),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
preparePostgres();
await ensureBuilt('live');
console.log('Starting etcd, three nodes of PostgreSQL and HAProxy …');
const cluster = await startCluster();
console.log('Starting two servers of the bank …');
const portal = `https://localhost:${options.port}`;
const dataFolders = await startBank(cluster, portal);
const primary = await cluster.primary();
console.log(
  [
    `Online banking: ${portal} (its certificate is of this cluster alone)`,
    `Sample sign-in: ${sample.username} / ${sample.password}; codes are files in`,
    ...dataFolders.map((folder) => `  ${join(folder, 'outbox')}`),
    `Primary: ${primary?.settings.name ?? 'none'}. Logs: ${cluster.folder}`,
    ...cluster.nodes.map(
      ({ settings }) =>
        `  ${settings.name}: kill -9 $(head -1 ${join(settings.folder, 'data', 'postmaster.pid')})`,
    ),
  ].join('\n'),
);

async function startBank(
  { url, folder, certificate, key }: Cluster,
  publicUrl: string,
): Promise<string[]> {
  const main = fileURLToPath(new URL('../../hosts/http-server/main.ts', import.meta.url));
  const [first = 0, second = 0] = await freePorts(2);
  // The nodes have the key as files of their account.
  const ownKey = join(folder, 'bank.key');
  writeFileSync(ownKey, readFileSync(key), { mode: 0o600 });
  const keys = `cluster:${randomBytes(32).toString('base64')}`;
  const folders = [first, second].map((port) => join(folder, `bank-${port}`));
  for (const [index, port] of [first, second].entries()) {
    const data = folders[index] ?? folder;
    mkdirSync(data, { mode: 0o700 });
    await keepProcess(process.execPath, [...server.flagsOnPostgres, main], {
      log: `${data}.log`,
      environment: {
        ...server.environment,
        PORT: String(port),
        BANK_DATA: data,
        DATABASE_URL: url,
        BANK_KEYS: keys,
        BANK_SAMPLE: 'on',
        PUBLIC_URL: publicUrl,
        TRUSTED_PROXY: '127.0.0.1',
        DRAIN_SECONDS: '5',
        TLS_CERT: certificate,
        TLS_KEY: ownKey,
      },
    });
    await untilReady(port, certificate, `${data}.log`);
  }
  const chain = join(folder, 'portal.pem');
  writeFileSync(chain, `${readFileSync(certificate, 'utf8')}${readFileSync(key, 'utf8')}`, {
    mode: 0o600,
  });
  const configuration = fileURLToPath(new URL('../haproxy/passbook.cfg', import.meta.url));
  await keepProcess('haproxy', ['-f', configuration], {
    log: join(folder, 'portal.log'),
    environment: {
      PROXY_BIND: `127.0.0.1:${options.port} ssl crt ${chain} alpn h2,http/1.1`,
      BANK_ADDRESS: `127.0.0.1:${first}`,
      SECOND_BANK_ADDRESS: `127.0.0.1:${second}`,
      BANK_CA: certificate,
    },
  });
  await untilReady(options.port, certificate, join(folder, 'portal.log'));
  return folders;
}

async function untilReady(port: number, certificate: string, log: string): Promise<void> {
  const begin = performance.now();
  while ((await statusAt(port, certificate)) !== 200) {
    if (performance.now() - begin > readyInMs) {
      throw new Error(`Nothing answers at port ${port}: ${readFileSync(log, 'utf8').slice(-500)}`);
    }
    await delay(100);
  }
}

function statusAt(port: number, certificate: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const ca = readFileSync(certificate);
    request(`https://localhost:${port}/readyz`, { ca, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', () => resolve(undefined))
      .end();
  });
}
