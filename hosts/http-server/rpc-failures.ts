import { ORPCError } from '@orpc/server';
import type { StandardHandlerOptions } from '@orpc/server/standard';
import type { BankContext, Log } from '#bank/ports.ts';
import { badRequest, type HttpRefusal, unexpected } from './http-refusal.ts';

interface FailureOptions {
  readonly newId: () => string;
  readonly log: Log;
}

/**
 * The bank ends every ask in a declared error. What fails around it (a request that cannot be
 * decoded, an answer that cannot be encoded) ends in one here. Each handler needs options of its
 * own, because oRPC adds to the lists.
 */
export function declareFailures({
  newId,
  log,
}: FailureOptions): Pick<
  StandardHandlerOptions<BankContext>,
  'clientInterceptors' | 'interceptors'
> {
  const reachedBank = new WeakSet<BankContext>();
  return {
    clientInterceptors: [
      ({ next, ...ask }) => {
        reachedBank.add(ask.context);
        return next();
      },
    ],
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          if (error instanceof ORPCError) throw error;
          if (!reachedBank.has(context)) throw toOrpcError(badRequest('It cannot be read.'));
          const reference = newId();
          log.error('An answer of the bank could not be sent', { error, reference });
          throw toOrpcError(unexpected(reference));
        }
      },
    ],
  };
}

function toOrpcError({ code, ...refusal }: HttpRefusal): ORPCError<string, unknown> {
  return new ORPCError(code, refusal);
}
