import { availableParallelism } from 'node:os';
import { TooManyWaiting, type PasswordHasher } from '#bank/ports.ts';
import { argon2id } from './argon2id.ts';
import { fairQueue } from './fair-queue.ts';
import { returnTimes } from './return-times.ts';

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

const now = () => performance.now();

/** Hashes with Argon2id, so many at once. Waiting askers take turns; askers without room are told when to come again. */
export function argon2Passwords(running = hashesOfThisMachine()): PasswordHasher {
  const returnAfterMs = returnTimes({ apartMs: hashMs / running, longestMs: longestReturnMs }, now);
  const rule = {
    running,
    waiting: running * waitingForEach,
    longestWaitMs,
    placeKeptMs: 2 * longestReturnMs,
  };
  const inTurn = fairQueue(rule, () => new TooManyWaiting(returnAfterMs()), now);
  return { inTurn: (asker, task) => inTurn(asker, () => task(argon2id)) };
}
