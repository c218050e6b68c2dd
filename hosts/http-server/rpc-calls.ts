import { type AnySchema, getEventIteratorSchemaDetails } from '@orpc/contract';
import { createProcedureClient, getRouter, ORPCError, type Procedure } from '@orpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BankContext } from '#bank/ports.ts';
import { contract } from '#contract/index.ts';
import { type NamedProcedure, proceduresOf } from '#contract/procedures-of.ts';
import { badRequest, sendRefusal } from './http-refusal.ts';
import type { RefusalLog } from './refusal-log.ts';
import { refusedAsk } from './rpc-failures.ts';
import type { BankRouter } from './rpc-route.ts';

/** Answers one request for one procedure. */
export type RpcCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: BankContext,
) => Promise<FastifyReply>;

type AnyProcedure = Procedure<BankContext, BankContext, never, never, never, never>;

/** Whether the procedure answers with a stream of server-sent events and not with one JSON value. */
export function isStream({ '~orpc': { outputSchema } }: NamedProcedure['procedure']): boolean {
  return getEventIteratorSchemaDetails(outputSchema as AnySchema | undefined) !== undefined;
}

/**
 * The procedures of the contract by their path in the portal's protocol (`transfers/create`), but for streams.
 *
 * The contract carries plain JSON alone, so a call is JSON, the procedure, JSON. oRPC's own handler turns each request and
 * answer into streams and also decodes types such as RegExp and URL, which no procedure takes: a request that names
 * one is refused.
 */
export function rpcCalls(router: BankRouter, refusalLog: RefusalLog): ReadonlyMap<string, RpcCall> {
  const calls = new Map<string, RpcCall>();
  for (const { name, procedure } of proceduresOf(contract)) {
    if (isStream(procedure)) continue;
    const path = name.split('.');
    const implementation = getRouter(router, path);
    if (implementation !== undefined) {
      calls.set(path.join('/'), rpcCall(implementation as AnyProcedure, path, refusalLog));
    }
  }
  return calls;
}

function rpcCall(
  procedure: AnyProcedure,
  path: readonly string[],
  refusalLog: RefusalLog,
): RpcCall {
  const call = createProcedureClient(procedure, {
    path,
    context: ({ bank }: { readonly bank: BankContext }) => bank,
  });
  return async (request, reply, bank) => {
    const { body } = request;
    if (!isPlainCall(body)) {
      await sendRefusal(request, reply, unreadable);
      return reply;
    }
    reply.header('content-type', 'application/json');
    try {
      const answer: unknown = await call(body.json as never, { context: { bank } });
      await reply.send(JSON.stringify({ json: answer }));
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      refusalLog.note(refusedAsk(path.join('.'), error, bank));
      await reply.code(error.status).send(JSON.stringify({ json: error.toJSON() }));
    }
    return reply;
  };
}

/** Answers a call that is not plain JSON. */
export const unreadable = badRequest(
  'A call is {"json": …} with plain JSON, without "meta" and "maps".',
);

/** The protocol names in `meta` and `maps` what JSON cannot say; the contract uses none of it. */
export function isPlainCall(body: unknown): body is { readonly json?: unknown } {
  return (
    typeof body === 'object' &&
    body !== null &&
    !Array.isArray(body) &&
    isEmpty(body, 'meta') &&
    isEmpty(body, 'maps')
  );
}

function isEmpty(body: object, field: string): boolean {
  const value: unknown = Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
