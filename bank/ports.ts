import type { RatesPerDollar } from '#contract/exchange-terms.ts';
import type { EpochMs } from '#contract/time.ts';
import type { Kysely } from 'kysely';
import type { EventBody } from './member-log/event-body.ts';
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

/** Thrown where more is asked than can be done in time, before anything is; the ask is answered `UNAVAILABLE`. */
export class BankBusy extends Error {}

/** Exchange rates as they stood at a time (R-D9). */
export interface RatesTaken {
  readonly takenAt: EpochMs;
  readonly perDollar: RatesPerDollar;
  /** Whether they are made up, or those of the credit union. */
  readonly origin: 'sample' | 'published';
}

/** Where exchange rates come from. The bank asks again when those it has are no longer fresh. */
export interface RateSource {
  /** The newest rates. May throw: the bank then goes on with the old ones, and says so. */
  read(now: EpochMs): Promise<RatesTaken>;
}

/** A message to a member that is to leave the bank. */
export interface CourierMessage {
  /** The same message always has the same. */
  readonly id: string;
  readonly channel: 'email' | 'sms';
  /** An email address, or a US phone number as `(555) 014-2600`. */
  readonly to: string;
  /** What it tells of; the courier puts it into words. */
  readonly about: EventBody;
  /** When that happened. */
  readonly at: EpochMs;
}

/** Takes messages to where they are sent from. One that is given twice must be there once. */
export interface Courier {
  /** Resolves when the message is safe with the courier; it is given again where this throws. */
  take(message: CourierMessage): Promise<void>;
}

/** Where unexpected errors and the few facts of operation go. Never given a secret. */
export interface Log {
  info(message: string, facts?: Record<string, unknown>): void;
  error(message: string, facts: { error: unknown } & Record<string, unknown>): void;
}

/** An opened database, whichever store opened it. */
export interface BankStore {
  readonly db: Kysely<Tables>;
  readonly engine: 'sqlite' | 'postgres';
  /**
   * Resolves when everything that has arrived at the process by now has been taken in. A store has it that works while
   * nothing else can: without it nobody else's ask would be seen before the one at hand is durable.
   */
  readonly letArrive?: () => Promise<void>;
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
  /** By which the browser is known again after its session; null where it has none yet. */
  readonly browserToken: string | null;
  /** Hands the host a token that the browser keeps for good. */
  issueBrowserToken(token: string): void;
  /** Network address, for limits and the audit; empty where there is none. */
  readonly address: string;
  /** What the device calls itself (User-Agent); empty where unknown. */
  readonly device: string;
}

/** The context of every procedure of the router. */
export interface BankContext {
  caller: Caller;
}
