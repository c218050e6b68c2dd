import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tables } from '#bank/index.ts';
import type { Store } from '#stores/store.ts';
import { type Haproxy, startHaproxy } from '../../deploy/haproxy/haproxy-process.ts';
import { fillFaultBank } from './fault-bank.ts';
import { type Load, openLoad } from './load.ts';
import { checkLog } from './oracle.ts';
import { CannotRun } from '#tools/command-line/command-line.ts';
import type { Outcome } from './outcome.ts';
import { placesWithOneDatabase, type Server, startServer } from './server.ts';

/** Two servers over one database behind HAProxy, and the load that goes through it. */
export interface TwoServers {
  readonly load: Load;
  /** Of HAProxy. */
  readonly port: number;
  /** Stops one of them by SIGTERM, and starts it at the same port. */
  restart(which: 0 | 1): Promise<void>;
}

interface TwoServersRun {
  /** Of the empty database. It is closed when it has its members. */
  readonly store: Store<Tables>;
  readonly members: number;
  /** Of both servers, and where their database is. */
  readonly settings: Readonly<Record<string, string>>;
  readonly outcome: Outcome;
  goThrough(servers: TwoServers): Promise<void>;
}

/** Makes a bank with so many members for a run of two servers over it. Throws CannotRun without HAProxy. */
export async function withTwoServers(run: TwoServersRun): Promise<void> {
  const { outcome } = run;
  const folder = await mkdtemp(join(tmpdir(), 'passbook-fault-'));
  const servers: Server[] = [];
  let proxy: Haproxy | null = null;
  try {
    const usernames = await fillFaultBank(run.store, run.members);
    const places = await placesWithOneDatabase(folder, run.settings);
    for (const place of places) servers.push(await startServer(place));
    const [first, second] = servers;
    proxy = await startHaproxy(first?.port ?? 0, second?.port);
    if (proxy === null) throw new CannotRun('HAProxy is not installed.');
    const load = await openLoad({ log: join(folder, 'load'), usernames }, proxy.port, outcome);
    await run.goThrough({
      load,
      port: proxy.port,
      async restart(which) {
        await servers[which]?.stop();
        servers[which] = await startServer(places[which]);
      },
    });
    outcome.facts.push(load.told());
    for (const { log } of places) checkLog(log, load.secrets, outcome);
    await load.close();
  } finally {
    await proxy?.stop();
    await Promise.all(servers.map((server) => server.kill()));
    await rm(folder, { recursive: true, force: true });
  }
}
