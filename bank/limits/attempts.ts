import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { BankContext } from '../bank-context.ts';
import type { AttemptRow } from './attempt-tables.ts';
import type { Tables } from '../tables.ts';
import { type Bucket, markKey } from './buckets.ts';
import {
  noTries,
  type Tries,
  waitOf,
  withinRule,
  withOneLess,
  withOneMore,
} from './limit-rules.ts';

/** Whether something may be tried now. */
export type Counted =
  | { readonly kind: 'counted' }
  /** Nothing was counted. The bucket that holds it up for longest, and until when. */
  | {
      readonly kind: 'blocked';
      readonly bucket: Bucket;
      readonly until: EpochMs;
      readonly retryAfterMs: number;
    };

/** A bucket without tries for so long is as if it had never been. */
const forgottenAfterMs = 30 * 24 * 60 * 60_000;

const removedAtOnce = 20;

type Limiting = Pick<BankContext, 'store' | 'clock'>;

/**
 * Counts a try in each of the buckets, or in none where one of them is blocked. It is durable when this resolves: to be
 * called before anything is checked, so that of many tries at once no more are checked than are allowed.
 */
export async function countTry(bank: Limiting, buckets: readonly Bucket[]): Promise<Counted> {
  const now = bank.clock.now();
  // Looked at first without a lock: a blocked caller writes nothing, however often they try.
  const read = await readTries(bank.store.db, buckets, now);
  const seen = longestWait(read, now);
  if (seen && read.every((row) => isWithinRule(row, now))) {
    return seen;
  }
  return await bank.store.transact(async ({ trx }) => {
    await removeForgotten(trx, now);
    const locked = await lockTries(trx, buckets, now);
    const rows = locked.map(({ bucket, tries }) => ({
      bucket,
      tries: withinRule(tries, bucket.rule, now),
    }));
    const longest = longestWait(rows, now);
    if (longest) {
      await saveTries(trx, rows);
      return longest;
    }
    await saveTries(
      trx,
      rows.map(({ bucket, tries }) => ({ bucket, tries: withOneMore(tries, bucket.rule, now) })),
    );
    return { kind: 'counted' };
  });
}

/** How many milliseconds nothing may be tried; 0 where it may. Counts nothing. */
export async function waitOfTries({ store, clock }: Limiting, of: Bucket): Promise<number> {
  const now = clock.now();
  const [read] = await readTries(store.db, [of], now);
  return read === undefined ? 0 : waitOf(withinRule(read.tries, of.rule, now), now);
}

/** Takes back one try of each bucket: it was right, or was not checked. */
export async function giveBackTry(
  trx: Transaction<Tables>,
  buckets: readonly Bucket[],
  now: EpochMs,
): Promise<void> {
  const rows = await lockTries(trx, buckets, now);
  await saveTries(
    trx,
    rows.map(({ bucket, tries }) => ({ bucket, tries: withOneLess(tries, bucket.rule) })),
  );
}

/** Forgets every try of the buckets: the person has shown who they are. */
export async function clearTries(
  trx: Transaction<Tables>,
  buckets: readonly Bucket[],
): Promise<void> {
  for (const { key } of inOrder(buckets)) {
    await trx.deleteFrom('attempt').where('key', '=', key).execute();
  }
}

interface Counting {
  readonly bucket: Bucket;
  readonly tries: Tries;
}

/** In the order of their keys, so that two concurrent counts never wait for each other. */
function inOrder(buckets: readonly Bucket[]): Bucket[] {
  return buckets.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

async function readTries(
  db: Kysely<Tables>,
  buckets: readonly Bucket[],
  now: EpochMs,
): Promise<Counting[]> {
  const keys = buckets.map(({ key }) => key);
  const rows = await db.selectFrom('attempt').selectAll().where('key', 'in', keys).execute();
  return counting(buckets, rows, now);
}

async function lockTries(
  trx: Transaction<Tables>,
  buckets: readonly Bucket[],
  now: EpochMs,
): Promise<Counting[]> {
  const ordered = inOrder(buckets);
  if (ordered.length === 0) {
    return [];
  }
  const rows = await trx
    .insertInto('attempt')
    .values(ordered.map(({ key }) => rowOf(key, noTries(now))))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })),
    )
    .returningAll()
    .execute();
  return counting(ordered, rows, now);
}

function counting(
  buckets: readonly Bucket[],
  rows: readonly AttemptRow[],
  now: EpochMs,
): Counting[] {
  const byKey = new Map(rows.map((row) => [row.key, triesOf(row)]));
  return buckets.map((bucket) => ({ bucket, tries: byKey.get(bucket.key) ?? noTries(now) }));
}

function isWithinRule({ bucket, tries }: Counting, now: EpochMs): boolean {
  return withinRule(tries, bucket.rule, now) === tries;
}

function longestWait(rows: readonly Counting[], now: EpochMs): Counted | null {
  let longest: (Counted & { readonly kind: 'blocked' }) | null = null;
  for (const { bucket, tries } of rows) {
    const retryAfterMs = waitOf(tries, now);
    if (retryAfterMs > (longest?.retryAfterMs ?? 0)) {
      longest = { kind: 'blocked', bucket, until: tries.blockedUntil, retryAfterMs };
    }
  }
  return longest;
}

async function saveTries(trx: Transaction<Tables>, rows: readonly Counting[]): Promise<void> {
  if (rows.length === 0) {
    return;
  }
  await trx
    .insertInto('attempt')
    .values(rows.map(({ bucket, tries }) => rowOf(bucket.key, tries)))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        count: ref('excluded.count'),
        counted_at: ref('excluded.counted_at'),
        blocked_until: ref('excluded.blocked_until'),
      })),
    )
    .execute();
}

async function removeForgotten(trx: Transaction<Tables>, now: EpochMs): Promise<void> {
  await trx
    .deleteFrom('attempt')
    .where('key', 'in', (query) =>
      query
        .selectFrom('attempt')
        .select('key')
        .where('counted_at', '<', now - forgottenAfterMs)
        .where('blocked_until', '<', now)
        .orderBy('counted_at')
        .orderBy('key')
        .limit(removedAtOnce),
    )
    .execute();
}

function rowOf(key: string, { count, countedAt, blockedUntil }: Tries): AttemptRow {
  return { key, count, counted_at: countedAt, blocked_until: blockedUntil };
}

function triesOf({ count, counted_at, blocked_until }: AttemptRow): Tries {
  return {
    count,
    countedAt: counted_at as EpochMs,
    blockedUntil: blocked_until as EpochMs,
  };
}

/** Marks a block as told; false where it was already. */
export async function markRateLimited(
  trx: Transaction<Tables>,
  { key }: Bucket,
  until: EpochMs,
  at: EpochMs,
): Promise<boolean> {
  const marked = await trx
    .insertInto('attempt')
    .values({ key: markKey('held-up', key), count: 0, counted_at: at, blocked_until: until })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ counted_at: at, blocked_until: until })
        .where('attempt.blocked_until', '<', until),
    )
    .returning('key')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Marks as used what those names stand for; false where it was already. */
export async function markUsed(
  trx: Transaction<Tables>,
  names: readonly string[],
  at: EpochMs,
): Promise<boolean> {
  const marked = await trx
    .insertInto('attempt')
    .values({ key: markKey('used', ...names), count: 0, counted_at: at, blocked_until: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return marked !== undefined;
}

const statementsOfLog = 4;

/** Costs what appending to a member's log costs, and says nothing. */
export async function writeForNobody(trx: Transaction<Tables>, at: EpochMs): Promise<void> {
  for (let count = 1; count <= statementsOfLog; count += 1) {
    await trx
      .insertInto('attempt')
      .values({ key: markKey('nobody'), count, counted_at: at, blocked_until: 0 })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ count, counted_at: at }))
      .execute();
  }
}
