import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { v7 as newId } from 'uuid';
import type { Tables } from '#bank/index.ts';
import { openNewMember } from '#bank/testing/test-enrolment.ts';
import { systemClock as clock } from '#hosts/http-server/process/clock.ts';
import { systemRandom as random } from '#hosts/http-server/process/random.ts';
import { startServerProcess } from '#hosts/testing/test-server-process.ts';
import { open } from '#stores/postgres/open.ts';
import { commandLine, readCommandLine, wholeNumber } from '#tools/command-line/command-line.ts';
import {
  type Cluster,
  type ClusterOfTests,
  startCluster,
  withClusterOfTests,
} from './start-cluster.ts';
import { ensureBuilt, root } from '../../scripts/build-record.ts';
import { prepareBrowser, preparePostgres } from '../../scripts/machine.ts';
import { concludeWith, runInForeground } from '../../scripts/steps.ts';
import { type PlaywrightReport, tallyOfPlaywright } from '../../scripts/test-reports.ts';

/**
 * `npm run test:cluster`: the live browser tests, each against two servers behind HAProxy over three nodes of PostgreSQL. A
 * server of the pair is killed while the test goes on; and now and then another node becomes the primary.
 */
const { options, named } = readCommandLine<{ readonly switchSeconds: number }>(
  commandLine(
    'npm run test:cluster --',
    'The live browser tests over a cluster that loses servers and changes its primary meanwhile.',
  )
    .argument('[files...]', 'these alone, such as proof/e2e/bills.spec.ts')
    .option(
      '--switch-seconds <seconds>',
      'from one change of the primary to the next',
      wholeNumber(1),
      90,
    ),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
prepareBrowser();
preparePostgres();
await ensureBuilt('live');
console.log('Starting etcd, three nodes of PostgreSQL and HAProxy …');
const cluster = await startCluster();
const begin = performance.now();
const tests = await makeTemplate(cluster);
process.env['E2E_BANKS'] = fileURLToPath(new URL('./cluster-banks.ts', import.meta.url));
Object.assign(process.env, withClusterOfTests(tests));
const over = new AbortController();
const switching = keepSwitching(cluster, over.signal);
const ran = await runInForeground(["playwright test --project='live*'", ...named].join(' '));
over.abort();
const changes = await switching;
const kills = existsSync(tests.killsLog)
  ? readFileSync(tests.killsLog, 'utf8').trimEnd().split('\n').length
  : 0;
console.log(
  `In ${Math.round((performance.now() - begin) / 1_000)} s ${kills} servers were killed, and ${changes} times another node became the primary`,
);
const report = join(root, 'test-results', 'playwright.json');
const tally = tallyOfPlaywright(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport, ran);
await cluster.stop();
if (tally.skipped.length > 0) {
  console.log(
    `Left out are ${tally.skipped.length} in which time stands still: it does so only for a bank in the process of its test.`,
  );
}
concludeWith(tally);

/** Makes the database of which each test gets a copy: with the sample member, and a member without online access yet. */
async function makeTemplate({ url, folder }: Cluster): Promise<ClusterOfTests> {
  const keys = `cluster:${randomBytes(32).toString('base64')}`;
  const server = await startServerProcess({
    environment: {
      PATH: process.env['PATH'],
      BANK_DATA: join(folder, 'template'),
      BANK_SAMPLE: 'on',
      BANK_KEYS: keys,
      DATABASE_URL: url,
    },
    errors: 'inherit',
  });
  await server.stop();
  const store = await open<Tables>({ url, onIdleConnectionLost() {} });
  await openNewMember({ store, clock, newId, random, timeZone: 'America/New_York' });
  await store.close();
  const { pathname, href } = new URL(url);
  return {
    adminUrl: href.replace(pathname, '/postgres'),
    template: pathname.slice(1),
    keys,
    killsLog: join(folder, 'kills.log'),
    serversLog: join(root, 'test-results', 'cluster-servers.log'),
  };
}

/** Resolves with the number of changes of the primary. */
async function keepSwitching({ primary, untilWhole }: Cluster, until: AbortSignal) {
  let switches = 0;
  while (!until.aborted) {
    await delay(options.switchSeconds * 1_000, undefined, { signal: until }).catch(() => undefined);
    if (until.aborted) break;
    await untilWhole();
    if (await (await primary())?.switchOver()) switches += 1;
  }
  return switches;
}
