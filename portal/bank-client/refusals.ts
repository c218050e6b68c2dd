import type { InferClientErrorUnion, ORPCError } from '@orpc/client';
import type { BankClient } from './host.ts';

/** Every refusal that the contract declares, with its data. */
export type Refusal = Extract<InferClientErrorUnion<BankClient>, ORPCError<string, unknown>>;
export type RefusalCode = Refusal['code'];

/**
 * Whether the bank refused, and if `code` is given, for that reason. Anything else that was thrown
 * is a broken connection (`Unreachable`) or a bug.
 */
export function isRefusal(error: unknown): error is Refusal;
export function isRefusal<Code extends RefusalCode>(
  error: unknown,
  code: Code,
): error is Extract<Refusal, { code: Code }>;
export function isRefusal(error: unknown, code?: RefusalCode): boolean {
  // By shape and not by class: the sign-in page asks this without loading the client library.
  if (!(error instanceof Error) || !('defined' in error) || error.defined !== true) return false;
  return code === undefined || ('code' in error && error.code === code);
}

/**
 * Whether an error of a change says for certain that nothing was done. A busy or broken bank says so as little as
 * silence: the money may have moved before it broke.
 */
export function isNotSent(error: unknown): boolean {
  return isRefusal(error) && error.code !== 'UNAVAILABLE' && error.code !== 'UNEXPECTED';
}

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
