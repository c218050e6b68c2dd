import { ORPCError } from '@orpc/server';
import type { StandardHandlerOptions } from '@orpc/server/standard';
import type { CallContext, Log } from '#bank/ports.ts';
import { procedureNamed } from '../api/procedure-comments.ts';
import { badRequest, type HttpRefusal, unexpected } from './http-refusal.ts';
import type { RefusalLog, RefusedRequest } from './refusal-log.ts';

interface FailureOptions {
  readonly log: Log;
  readonly refusalLog: RefusalLog;
}

/**
 * The bank ends every request in a declared error, which is noted. Failures around the bank (a request that cannot be
 * decoded, an answer that cannot be encoded) become a declared error here. Each handler needs options of its own, because
 * oRPC adds to the lists.
 */
export function declareFailures({
  log,
  refusalLog,
}: FailureOptions): Pick<
  StandardHandlerOptions<CallContext>,
  'clientInterceptors' | 'interceptors'
> {
  const reachedBank = new WeakSet<CallContext>();
  return {
    clientInterceptors: [
      async ({ next, path, context }) => {
        reachedBank.add(context);
        try {
          return await next();
        } catch (error) {
          if (error instanceof ORPCError) {
            refusalLog.note(refusedRequest(path.join('.'), error, context));
          }
          throw error;
        }
      },
    ],
    interceptors: [
      async ({ next, context, request }) => {
        try {
          return await next();
        } catch (error) {
          if (!reachedBank.has(context)) {
            const refusal =
              error instanceof ORPCError ? error : toOrpcError(badRequest('It cannot be read.'));
            refusalLog.note(refusedRequest(procedureNamed(request.url.pathname), refusal, context));
            throw refusal;
          }
          if (error instanceof ORPCError) throw error;
          const reference = context.caller.requestId ?? '';
          log.error('An answer of the bank could not be sent', { error, reference });
          throw toOrpcError(unexpected(reference));
        }
      },
    ],
  };
}

/** A refusal, an `ORPCError`, as the log tells it. */
export function refusedRequest(
  procedure: string,
  { code, status, cause }: Pick<HttpRefusal, 'code' | 'status'> & { readonly cause?: unknown },
  { caller }: CallContext,
): RefusedRequest {
  return {
    procedure,
    code,
    status,
    cause,
    member: caller.personId ?? null,
    address: caller.address,
    request: caller.requestId ?? '',
  };
}

function toOrpcError({ code, ...refusal }: HttpRefusal): ORPCError<string, unknown> {
  return new ORPCError(code, refusal);
}
