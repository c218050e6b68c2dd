import { AbortedTransactionError } from 'kysely';

/** The reason of a failure: a transaction that could not commit failed because of its first failed statement. */
export function reasonOf(error: unknown): unknown {
  return error instanceof AbortedTransactionError ? error.cause : error;
}
