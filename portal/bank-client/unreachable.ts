/**
 * The possible effect of the request. A `change once` has an intent key: sent again unchanged, the request does nothing
 * twice.
 */
type Effect = 'read' | 'change' | 'change once';

/**
 * No answer came from the bank: the network is down, the server is, or the answer took too long. The meaning depends on the
 * effect of the request: a read has changed nothing; for a change the outcome is unknown.
 */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly code = 'UNREACHABLE';
  /** The path of the procedure in the contract. */
  readonly procedure: readonly string[];
  readonly effect: Effect;

  constructor(procedure: readonly string[], effect: Effect, cause: unknown) {
    super(`No answer from the bank to ${procedure.join('.')}`, { cause });
    this.procedure = procedure;
    this.effect = effect;
  }
}

/** Whether a change was requested of which nobody knows whether it was made. */
export function isLostChange(error: unknown): error is Unreachable {
  return error instanceof Unreachable && error.effect !== 'read';
}
