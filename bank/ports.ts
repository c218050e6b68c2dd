import type { EpochMs } from '#contract/time.ts';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The time of the host. The bank reads no other. */
export interface Clock {
  now(): EpochMs;
  /** Calls `wake` once, at or soon after `at`; the function returned takes the call back. */
  wakeAt(at: EpochMs, wake: () => void): () => void;
}

/** The chance of the host: unguessable in the live bank, repeatable in tests. */
export interface Random {
  bytes(length: number): Uint8Array;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
}

/** Turns passwords into what may be stored, and compares. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether the password is the one that was hashed. Throws `HasherBusy` when too many wait. */
  verify(hash: string, password: string): Promise<boolean>;
}

/** Thrown by a `PasswordHasher` that has no room; the ask is answered `UNAVAILABLE`. */
export class HasherBusy extends Error {}

/** Where unexpected errors and the few facts of operation go. Never given a secret. */
export interface Log {
  info(message: string, facts?: Record<string, unknown>): void;
  error(message: string, facts: { error: unknown } & Record<string, unknown>): void;
}

/** An opened database, whichever store opened it. */
export interface BankStore {
  readonly db: Kysely<Tables>;
  readonly engine: 'sqlite' | 'postgres';
  /** Whether the same transaction may succeed when it is tried again (40001, 40P01, busy). */
  isTransient(error: unknown): boolean;
  /** Whether a unique key refused a row: somebody else wrote it first. */
  isUniqueViolation(error: unknown): boolean;
  /** Whether the store could not do its work now: out of reach, too slow, out of disk. */
  isUnavailable(error: unknown): boolean;
}

/**
 * Who is asking, as the host knows it. The bank answers through it only about the session: the
 * token goes into a cookie (live) or stays in the worker (demo), never into an answer.
 */
export interface Caller {
  /** The token that came with the request. */
  readonly sessionToken: string | null;
  /** Hands the token of a new session to the host; `expiresAt` is when it ends at the latest. */
  issueSession(token: string, expiresAt: EpochMs): void;
  /** Tells the host to forget the token. */
  dropSession(): void;
  /** Network address, for limits and the audit; empty where there is none. */
  readonly address: string;
  /** What the device calls itself (User-Agent); empty where unknown. */
  readonly device: string;
}

/** The context of every procedure of the router. */
export interface BankContext {
  caller: Caller;
}
