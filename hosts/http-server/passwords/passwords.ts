import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { HasherBusy, type PasswordHasher } from '#bank/ports.ts';
import { fairQueue } from './fair-queue.ts';

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

const derive = promisify(argon2);

/** One hash keeps a core busy for about 20 ms. Of those that wait, so many for each that runs, the last one waits a third of a second. */
const waitingForEach = 16;
/** libuv's own number of threads, where nothing else is said. */
const threadsOfPool = 4;
/** A thread for files and one for names: a commit must not wait for a password. */
const threadsForOthers = 2;

/** How many passwords are hashed at once: one on each core, as far as libuv's pool of threads allows. */
export function hashesAtOnce(cores: number, threads: number): number {
  return Math.max(1, Math.min(cores, threads - threadsForOthers));
}

function hashesOfThisMachine(): number {
  const threads = Number(process.env['UV_THREADPOOL_SIZE']) || threadsOfPool;
  return hashesAtOnce(availableParallelism(), threads);
}

/**
 * Argon2id (RFC 9106). What is stored is a PHC string with its own salt and cost, so that the cost
 * can be raised later without touching old hashes. Those who wait take turns by who asks.
 */
export function argon2Passwords(running = hashesOfThisMachine()): PasswordHasher {
  const inTurn = fairQueue(running, running * waitingForEach, turnedAway);
  return {
    hash: (password, asker) => inTurn(asker, () => hash(password)),
    verify: (stored, password, asker) => inTurn(asker, () => verify(stored, password)),
  };
}

function turnedAway(): HasherBusy {
  return new HasherBusy('Too many sign-ins');
}

async function hash(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await derive('argon2id', {
    message: password,
    nonce: salt,
    tagLength: tagBytes,
    ...cost,
  });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

const phcForm =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/;

async function verify(stored: string, password: string): Promise<boolean> {
  const parts = phcForm.exec(stored)?.groups;
  if (parts === undefined) throw new Error('A stored password is not an Argon2id PHC string');
  const { memory, passes, parallelism, salt = '', tag = '' } = parts;
  const wanted = Buffer.from(tag, 'base64');
  const given = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: wanted.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(given, wanted);
}

/** The PHC string format has Base64 without padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
