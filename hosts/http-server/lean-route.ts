import { createProcedureClient, getRouter, ORPCError, type Procedure } from '@orpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BankContext } from '#bank/ports.ts';
import type { RefusalLog } from './refusal-log.ts';
import { refusedAsk } from './rpc-failures.ts';
import type { BankRouter } from './rpc-route.ts';

type AnyAsk = Procedure<BankContext, BankContext, never, never, never, never>;

/**
 * Answers one ask of the contract in the protocol of the portal without oRPC's adapter, which turns each request and
 * answer into streams of its own: for the ask that has to be fast when everybody comes at once. Checks, refusals and
 * answers are the same. Only plain JSON comes and goes this way: it tells whether it has answered, which it has not where
 * the request is something else, and is itself undefined where the bank has no such ask.
 */
export function leanWay(router: BankRouter, path: readonly string[], refusalLog: RefusalLog) {
  const ask = getRouter(router, path);
  if (ask === undefined) return undefined;
  const client = createProcedureClient(ask as AnyAsk, {
    path,
    context: ({ bank }: { readonly bank: BankContext }) => bank,
  });
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    bank: BankContext,
  ): Promise<boolean> => {
    const { body } = request;
    if (!isPlain(body)) {
      return false;
    }
    reply.header('content-type', 'application/json');
    try {
      const answer: unknown = await client(body.json as never, { context: { bank } });
      await reply.send(JSON.stringify({ json: answer }));
    } catch (error) {
      if (!(error instanceof ORPCError)) {
        throw error;
      }
      refusalLog.note(refusedAsk(path.join('.'), error, bank));
      await reply.code(error.status).send(JSON.stringify({ json: error.toJSON() }));
    }
    // Not the reply: awaited, it is undefined, as if nothing had been answered.
    return true;
  };
}

/** Without `meta`, by which the protocol names what JSON cannot say. */
function isPlain(body: unknown): body is { readonly json: unknown } {
  return typeof body === 'object' && body !== null && 'json' in body && !('meta' in body);
}
