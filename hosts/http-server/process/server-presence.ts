import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { assertKnown, DatabaseIsNewer, isOutdated, type Tables } from '#bank/index.ts';
import type { Log } from '#bank/ports.ts';
import type { Store } from '#stores/store.ts';
import { CannotStart } from './why-not-started.ts';
import { newId } from './random.ts';

const beatMs = 5_000;

/** A server silent for longer has ended, or will end itself when it goes on. */
const goneMs = 15_000;

const betweenLooksMs = 500;

/** The clock of the database, which all of its servers share. */
const now = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/**
 * Where the tables are those of an older version, waits until no other server uses them: it would go on with tables that
 * it does not know. Throws `CannotStart` where one still does after that time; then nothing was changed.
 */
export async function untilOthersHaveStopped(
  store: Pick<Store<Tables>, 'db'>,
  log: Log,
  waitMs: number,
): Promise<void> {
  if (!(await isOutdated(store))) return;
  const begin = performance.now();
  let isTold = false;
  for (;;) {
    const others = await countOthers(store.db);
    if (others === 0) return;
    if (performance.now() - begin >= waitMs) throw new CannotStart(refusal(others));
    if (!isTold) {
      log.info(
        'Servers of an older version use the database: this one waits until they have stopped',
        {
          servers: others,
        },
      );
    }
    isTold = true;
    await delay(betweenLooksMs);
  }
}

function refusal(others: number): string {
  return (
    `The tables of the database must be changed, and ${others} ${others === 1 ? 'server uses' : 'servers use'} ` +
    'them with an older version of Passbook. Stop every server, and start this version then. Nothing was changed.'
  );
}

async function countOthers(db: Kysely<Tables>): Promise<number> {
  const { servers } = await db
    .selectFrom('server_process')
    .select(({ fn }) => fn.countAll<number>().as('servers'))
    .where('seen_at', '>', sql<number>`${now} - ${goneMs}`)
    .executeTakeFirstOrThrow();
  return servers;
}

/** That this server uses the database, until it ends. */
export interface Presence {
  end(): Promise<void>;
}

/**
 * Says that this server uses the database, again and again. `onNewer` is called where another version has changed the
 * tables all the same, as while this process stood still. Throws `DatabaseIsNewer` where that happened before.
 */
export async function announce(
  store: Pick<Store<Tables>, 'db'>,
  log: Log,
  onNewer: (error: DatabaseIsNewer) => void,
): Promise<Presence> {
  const id = newId();
  await beat(store, id);
  // In this order: a server that changes the tables afterwards has seen this server.
  await assertKnown(store);
  let beating: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beating = beatAndLook(store, id, log, onNewer);
  }, beatMs);
  timer.unref();
  return {
    async end() {
      clearInterval(timer);
      await beating;
      try {
        await store.db.deleteFrom('server_process').where('id', '=', id).execute();
      } catch (error) {
        log.error('The database was not told that this server ends', { error });
      }
    },
  };
}

async function beatAndLook(
  store: Pick<Store<Tables>, 'db'>,
  id: string,
  log: Log,
  onNewer: (error: DatabaseIsNewer) => void,
): Promise<void> {
  try {
    await assertKnown(store);
    await beat(store, id);
  } catch (error) {
    if (error instanceof DatabaseIsNewer) onNewer(error);
    else log.error('The database was not told that this server is there', { error });
  }
}

async function beat({ db }: Pick<Store<Tables>, 'db'>, id: string): Promise<void> {
  await db
    .insertInto('server_process')
    .values({ id, started_at: now, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
    .execute();
  await db
    .deleteFrom('server_process')
    .where('seen_at', '<', sql<number>`${now} - ${20 * goneMs}`)
    .execute();
}
