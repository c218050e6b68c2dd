import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Tables } from '#bank/index.ts';
import { open } from '#stores/postgres/open.ts';
import type { Store } from '#stores/store.ts';
import { CannotRun } from '#tools/command-line/cannot-run.ts';
import { type Cluster, startCluster } from '../cluster/start-cluster.ts';
import { startHaproxy } from '../haproxy/haproxy-process.ts';
import { fillFaultBank } from './fault-bank.ts';
import { watchGaps, workOn } from './gaps.ts';
import { acknowledgedMore } from './kill-under-load.ts';
import { type Load, openLoad } from './load.ts';
import { checkLog, judgeStore } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { placeBehindProxy } from './postgres-bank.ts';
import { type Server, startServer } from './server.ts';

/** What is done to the cluster: in turns, one a round. */
const losses = ['process', 'node', 'freeze', 'etcd'] as const;

type Loss = (typeof losses)[number];

/** How long no transfer may be acknowledged. */
const gapMsMax: Readonly<Record<Loss, number>> = {
  process: 10_000,
  node: 30_000,
  freeze: 30_000,
  etcd: 10_000,
};

/** Longer than a lock in etcd lasts, so that another node is the primary when the old one wakes. */
const frozenMs = 25_000;

/** How long members go on after the last event of a round. */
const afterwardsMs = 3_000;

const members = 6;

const openedInMs = 60_000;

/**
 * F3: two servers behind HAProxy use PostgreSQL on three nodes under Patroni. The primary's process is killed, its whole
 * node, or it is frozen and wakes when another is the primary; or etcd stands still.
 */
export const lostPrimary: Fault = {
  name: 'F3',
  claim:
    'a cluster that loses its primary or its etcd loses and doubles nothing, and goes on by itself',
  rounds: 8,
  run: (rounds) => lossRounds(rounds, ({ url }) => url),
};

/** The same without HAProxy before the database: the servers themselves find the node that takes writes. */
export const lostPrimaryOfHosts: Fault = {
  name: 'F3-hosts',
  claim:
    'with every node of the cluster in its URL the bank loses and doubles nothing either, and goes on by itself',
  rounds: 8,
  run: (rounds) => lossRounds(rounds, ({ urlOfNodes }) => urlOfNodes),
};

/** `wayTo` is the URL by which the servers go to the cluster. */
async function lossRounds(rounds: number, wayTo: (cluster: Cluster) => string): Promise<Outcome> {
  const cluster = await startCluster();
  const folder = await mkdtemp(join(tmpdir(), 'passbook-fault-'));
  const outcome = new Outcome();
  const servers: Server[] = [];
  try {
    const usernames = await fillFaultBank(await openStore(cluster), members);
    const settings = {
      DATABASE_URL: wayTo(cluster),
      BANK_KEYS: `fault:${randomBytes(32).toString('base64')}`,
    };
    const places = [
      await placeBehindProxy(join(folder, 'first'), settings),
      await placeBehindProxy(join(folder, 'second'), settings),
    ];
    for (const place of places) servers.push(await startServer(place));
    const [first, second] = servers;
    const proxy = await startHaproxy(first?.port ?? 0, second?.port);
    if (proxy === null) throw new CannotRun('HAProxy is not installed.');
    const load = await openLoad({ log: join(folder, 'load'), usernames }, proxy.port, outcome);
    const slowest = new Map<Loss, number>();
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      const loss = losses[outcome.rounds % losses.length] ?? 'process';
      const gapMs = await lose(loss, cluster, load, proxy.port);
      outcome.recovered(gapMs);
      slowest.set(loss, Math.max(slowest.get(loss) ?? 0, gapMs));
      if (gapMs > gapMsMax[loss]) {
        outcome.problem(`${loss}: nothing was acknowledged for ${Math.round(gapMs)} ms`);
      }
      await load.settle(proxy.port);
      await judge(cluster, load, outcome);
    }
    const { acknowledged, reads, unavailable } = load.tally();
    outcome.facts.push(
      `${acknowledged} acknowledged, ${reads} totals read, 503 ${unavailable} times; longest without an acknowledgement: ` +
        [...slowest].map(([loss, gap]) => `${loss} ${(gap / 1_000).toFixed(1)} s`).join(', '),
    );
    for (const { log } of places) checkLog(log, load.secrets, outcome);
    await load.close();
    await proxy.stop();
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return outcome;
}

/** One loss in the midst of the work, and what mends it. Resolves with the longest time without an acknowledgement. */
async function lose(loss: Loss, cluster: Cluster, load: Load, port: number): Promise<number> {
  const working = new AbortController();
  const worked = workOn(load, port, working.signal);
  await acknowledgedMore(load, 50);
  await cluster.untilWhole();
  const primary = await cluster.primary();
  if (primary === undefined) throw new Error('The cluster has no primary');
  const gaps = watchGaps(load, loss);
  switch (loss) {
    case 'process':
      primary.killPostgres();
      break;
    case 'node':
      await primary.kill();
      await gaps.untilOver();
      await primary.start();
      break;
    case 'freeze':
      primary.freeze();
      await delay(frozenMs);
      await gaps.untilOver();
      primary.wake();
      break;
    case 'etcd':
      cluster.etcd.signal('SIGSTOP');
      await delay(frozenMs);
      cluster.etcd.signal('SIGCONT');
      break;
  }
  await delay(afterwardsMs);
  await gaps.untilOver();
  working.abort();
  await worked;
  const gapMs = gaps.stop();
  await cluster.untilWhole();
  return gapMs;
}

/** What was acknowledged is on the primary of now, once, and every check passes there. */
async function judge(cluster: Cluster, load: Load, outcome: Outcome): Promise<void> {
  const store = await openStore(cluster);
  try {
    await judgeStore(store, load.journal.acknowledged, outcome);
  } finally {
    await store.close();
  }
}

/** On a machine that is busy with all of the cluster a connection may come too late: then it is tried again. */
async function openStore({ url }: Cluster): Promise<Store<Tables>> {
  const begin = performance.now();
  for (;;) {
    try {
      return await open<Tables>({ url, statementTimeoutMs: 0, onIdleConnectionLost: () => {} });
    } catch (error) {
      if (performance.now() - begin > openedInMs) throw error;
      await delay(500);
    }
  }
}
