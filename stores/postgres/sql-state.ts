import pg from 'pg';
import { NoHostTakesWrites, TakesNoWrites } from './database-hosts.ts';

// Error codes: https://www.postgresql.org/docs/current/errcodes-appendix.html

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

const READ_ONLY_TRANSACTION = '25006';

const UNAVAILABLE_STATES = new Set([
  READ_ONLY_TRANSACTION, // this server is a standby
  '25P03', // idle_in_transaction_session_timeout
  '57014', // query_canceled: the statement's time was up
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '58030', // io_error
]);
const CONNECTION_EXCEPTION_CLASS = '08';
const INSUFFICIENT_RESOURCES_CLASS = '53';

export function isTransientState(error: unknown): boolean {
  const state = sqlStateOf(error);
  return (
    state === SERIALIZATION_FAILURE ||
    state === DEADLOCK_DETECTED ||
    (state === LOCK_NOT_AVAILABLE && !isLockTimeout(error))
  );
}

/** The lock has been waited for already, for as long as allowed: not so where nobody wanted to wait (NOWAIT). */
function isLockTimeout(error: unknown): boolean {
  return (
    sqlStateOf(error) === LOCK_NOT_AVAILABLE &&
    (error as pg.DatabaseError).routine === 'ProcessInterrupts'
  );
}

export function isUnavailableState(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state === undefined) return false;
  const stateClass = state.slice(0, 2);
  return (
    isLockTimeout(error) ||
    UNAVAILABLE_STATES.has(state) ||
    stateClass === CONNECTION_EXCEPTION_CLASS ||
    stateClass === INSUFFICIENT_RESOURCES_CLASS
  );
}

/** Whether the server takes no writes, such as a former primary that is a standby now. */
export function isReadOnlyState(error: unknown): boolean {
  return sqlStateOf(error) === READ_ONLY_TRANSACTION;
}

/**
 * Whether the server is starting, recovering or shutting down, and takes no connections yet or any more; of several
 * hosts, whether one of them does, or is a standby that may be made the primary.
 */
export function isStartingState(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof NoHostTakesWrites) return cause.errors.some(isStartingState);
  return sqlStateOf(cause) === '57P03' || cause instanceof TakesNoWrites;
}

export function isUniqueViolationState(error: unknown): boolean {
  return sqlStateOf(error) === UNIQUE_VIOLATION;
}

export function isCheckViolationState(error: unknown): boolean {
  return sqlStateOf(error) === CHECK_VIOLATION;
}

/** The code of an error that the server sent; undefined for any other. */
function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}
