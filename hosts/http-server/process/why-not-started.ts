import { DatabaseIsIncomplete, DatabaseIsNewer, DatabaseIsOlder } from '#bank/index.ts';
import { WrongBrand } from '#brands/read-brand-logo.ts';
import { StoreCannotOpen } from '#stores/store.ts';

/**
 * The text for the person that starts a program of the bank: a single line for a fault that the person can mend, the whole
 * error with its place for a bug.
 */
export function whyNotStarted(error: unknown): string {
  const forThatPerson =
    error instanceof CannotStart ||
    error instanceof WrongBrand ||
    error instanceof StoreCannotOpen ||
    error instanceof DatabaseIsIncomplete ||
    error instanceof DatabaseIsNewer ||
    error instanceof DatabaseIsOlder;
  if (forThatPerson) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Why the server cannot start, as one plain line for the person who starts it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
