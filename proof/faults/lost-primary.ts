import { setTimeout as delay } from 'node:timers/promises';
import type { Tables } from '#bank/index.ts';
import type { Store } from '#stores/store.ts';
import { type Cluster, startCluster } from '../../deploy/cluster/start-cluster.ts';
import type { Load } from './load.ts';
import { judgeStore } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { openPostgres } from './postgres-bank.ts';
import { type TwoServers, withTwoServers } from './two-servers.ts';

/** The losses of the cluster: in turns, each for a round. */
const losses = ['process', 'node', 'freeze', 'etcd'] as const;

type Loss = (typeof losses)[number];

/** The longest allowed time without acknowledgements. */
const gapMsMax: Readonly<Record<Loss, number>> = {
  process: 10_000,
  node: 30_000,
  freeze: 30_000,
  etcd: 10_000,
};

/** Longer than a lock in etcd lasts, so that another node is the primary when the old one wakes. */
const frozenMs = 25_000;

/** The time that members go on after the last event of a round. */
const afterwardsMs = 3_000;

const members = 6;

const openedInMs = 60_000;

/** Without any answer by then the round ends. */
const goneMs = 60_000;

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
  const outcome = new Outcome();
  try {
    await withTwoServers({
      store: await openStore(cluster),
      members,
      settings: { DATABASE_URL: wayTo(cluster) },
      outcome,
      goThrough: (servers) => loseInTurns(cluster, servers, rounds, outcome),
    });
  } finally {
    await cluster.stop();
  }
  return outcome;
}

async function loseInTurns(
  cluster: Cluster,
  { load, port }: TwoServers,
  rounds: number,
  outcome: Outcome,
): Promise<void> {
  const slowest = new Map<Loss, number>();
  for (; outcome.rounds < rounds; outcome.rounds += 1) {
    const loss = losses[outcome.rounds % losses.length] ?? 'process';
    const gapMs = await lose(loss, cluster, load, port);
    outcome.recovered(gapMs);
    slowest.set(loss, Math.max(slowest.get(loss) ?? 0, gapMs));
    if (gapMs > gapMsMax[loss]) {
      outcome.problem(`${loss}: nothing was acknowledged for ${Math.round(gapMs)} ms`);
    }
    await load.settle(port);
    await judge(cluster, load, outcome);
  }
  const told = [...slowest].map(([loss, gap]) => `${loss} ${(gap / 1_000).toFixed(1)} s`);
  outcome.facts.push(`longest without an acknowledgement: ${told.join(', ')}`);
}

/** A loss in the midst of the work, and its repair. Resolves with the longest time without an acknowledgement. */
async function lose(loss: Loss, cluster: Cluster, load: Load, port: number): Promise<number> {
  const working = new AbortController();
  const worked = load.workOn(port, working.signal);
  await load.acknowledgedMore(50);
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

interface Gaps {
  /** Resolves when transfers are acknowledged again. */
  untilOver(): Promise<void>;
  /** The longest gap so far, in milliseconds. */
  stop(): number;
}

function watchGaps({ clients }: Load, what: string): Gaps {
  const lastAt = () => Math.max(...clients.map((client) => client.lastAcknowledgedAt));
  let longestMs = 0;
  let last = lastAt();
  const look = () => {
    const now = lastAt();
    longestMs = Math.max(longestMs, now - last, performance.now() - now);
    last = now;
  };
  const timer = setInterval(look, 5);
  return {
    async untilOver(): Promise<void> {
      const begin = performance.now();
      while (performance.now() - begin < goneMs) {
        await delay(20);
        if (performance.now() - lastAt() < 500) return;
      }
      throw new Error(`${what}: nothing was acknowledged for ${goneMs / 1_000} s`);
    },
    stop(): number {
      clearInterval(timer);
      return longestMs;
    },
  };
}

/** Every acknowledged transfer is on the present primary, once, and every check passes there. */
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
      return await openPostgres(url);
    } catch (error) {
      if (performance.now() - begin > openedInMs) throw error;
      await delay(500);
    }
  }
}
