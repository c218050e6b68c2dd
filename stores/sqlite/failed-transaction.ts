import { AbortedTransactionError } from 'kysely';

/** Why something failed: a transaction that could not commit failed for the reason of its first statement that did. */
export function reasonOf(error: unknown): unknown {
  return error instanceof AbortedTransactionError ? error.cause : error;
}
