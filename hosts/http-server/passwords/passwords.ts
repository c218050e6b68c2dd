import { availableParallelism } from 'node:os';
import { type PasswordHasher, TooManyWaiting } from '#bank/ports.ts';
import { argon2id } from './argon2id.ts';
import { fairQueue } from './fair-queue.ts';
import { loadOnce } from '#bank/formats/load-once.ts';

const hashMs = 20;
/** The waiting hashes for each running hash: the last of them waits a third of a second. */
const waitingForEach = 16;
/** As long as a request waits for a database out of reach. */
const longestWaitMs = 5_000;
const longestReturnMs = 30_000;
const threadsOfPool = 4;
/** A thread for files and a thread for names: a commit must not wait for a password. */
const threadsForOthers = 2;

/** The number of passwords hashed at once: a hash on each core, as far as libuv's pool of threads allows. */
export function hashesAtOnce(cores: number, threads: number): number {
  return Math.max(1, Math.min(cores, threads - threadsForOthers));
}

function hashesOfThisMachine(): number {
  const threads = Number(process.env['UV_THREADPOOL_SIZE']) || threadsOfPool;
  return hashesAtOnce(availableParallelism(), threads);
}

const runningMs = () => performance.now();

/** Hashes with Argon2id, so many at once. Waiting askers take turns; askers without room are told when to come again. */
export function argon2Passwords(running = hashesOfThisMachine()): PasswordHasher {
  const returnAfterMs = returnTimes(
    { apartMs: hashMs / running, longestMs: longestReturnMs },
    runningMs,
  );
  const rule = {
    running,
    waiting: running * waitingForEach,
    longestWaitMs,
    placeKeptMs: 2 * longestReturnMs,
  };
  const inTurn = fairQueue(rule, () => new TooManyWaiting(returnAfterMs()), runningMs);
  return { inTurn: (asker, task) => inTurn(asker, () => task(argon2id)) };
}

/** The 49,000 passwords that were found most often in leaks, in lower case; read when somebody first chooses a password. */
export const leakedPasswords = loadOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});

interface ReturnRule {
  /** How long after the one before each is to come. */
  readonly apartMs: number;
  /** Nobody is told to wait longer. */
  readonly longestMs: number;
}

const shortestMs = 1_000;

/**
 * Tells each asker turned away the milliseconds until the next try: in turn, about as fast as the server can serve them.
 * All at once would come in vain again, and keep the server busy with further refusals.
 */
export function returnTimes({ apartMs, longestMs }: ReturnRule, now: () => number): () => number {
  let lastReturnsAt = -Infinity;
  return () => {
    const askedAt = now();
    const next = Math.max(lastReturnsAt + apartMs, askedAt + shortestMs);
    lastReturnsAt = Math.min(next, askedAt + longestMs);
    return Math.ceil(lastReturnsAt - askedAt);
  };
}
