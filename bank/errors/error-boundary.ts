import { ORPCError, ValidationError } from '@orpc/server';
import { TooManyWaiting, type BankStore, type Log } from '../ports.ts';
import { withoutSent } from './without-sent.ts';

/** The caller's view of a thrown value. */
export type Verdict =
  | { readonly kind: 'refusal'; readonly error: Error }
  | { readonly kind: 'bad-request'; readonly issues: { path: string; message: string }[] }
  | { readonly kind: 'unavailable'; readonly retryAfterMs: number }
  | { readonly kind: 'unexpected' };

/** A moment after which a busy bank is worth asking again. */
const retryAfterMs = 1000;

/**
 * Judges what a handler threw: a declared refusal passes; a request of the wrong form names its
 * fields; a busy hasher, too many forecasts, or a store that is busy, out of reach or lost too often, is unavailable; anything
 * else is a bug or a broken machine.
 */
export function judge(error: unknown, store: BankStore): Verdict {
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
      return { kind: 'bad-request', issues: error.cause.issues.map(describeIssue) };
    }
    if (error.defined) {
      return { kind: 'refusal', error };
    }
  }
  if (error instanceof TooManyWaiting) {
    return { kind: 'unavailable', retryAfterMs: error.retryAfterMs };
  }
  if (store.isTransient(error) || store.isUnavailable(error)) {
    return { kind: 'unavailable', retryAfterMs };
  }
  return { kind: 'unexpected' };
}

/** Logs an unexpected error under the reference that the caller is told, and nothing of the request's content. */
export function logUnexpected(
  log: Log,
  { path, reference, sent }: { path: readonly string[]; reference: string; sent: unknown },
  error: unknown,
): void {
  // A validation error carries the data that failed, which may be somebody's: only its issues go on.
  const cause = error instanceof ORPCError ? error.cause : undefined;
  const loggable =
    cause instanceof ValidationError
      ? new Error(`The answer does not fit its schema: ${JSON.stringify(cause.issues)}`)
      : error;
  const procedure = path.join('.');
  log.error('A request ended unexpectedly', {
    error: withoutSent(loggable, sent),
    procedure,
    reference,
  });
}

function describeIssue(issue: ValidationError['issues'][number]): {
  path: string;
  message: string;
} {
  const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
  return { path: path.join('.'), message: issue.message };
}

/** A refusal as the rules state it: its code, and the data that its error carries. */
export interface DeclaredRefusal {
  readonly code: string;
  readonly data?: unknown;
}

/** The constructors of the errors that these refusals are declared as, each with the data of its refusal. */
export type ErrorsFor<Refusal extends DeclaredRefusal> = {
  readonly [One in Refusal as One['code']]: (
    ...options: One extends { readonly data: infer Data } ? [{ data: Data }] : []
  ) => Error;
};

/** The declared error for a refusal, with its data. */
export function declaredError<Refusal extends DeclaredRefusal>(
  errors: ErrorsFor<Refusal>,
  { code, data }: Refusal,
): Error {
  const construct = errors[code as keyof typeof errors] as (options?: { data: unknown }) => Error;
  return data === undefined ? construct() : construct({ data });
}
