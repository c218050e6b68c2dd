import { type AnySchema, getEventIteratorSchemaDetails } from '@orpc/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#bank/ports.ts';
import { type Contract, contract } from '#contract/index.ts';
import { documentFileOf } from '#contract/procedures/http-terms.ts';
import { type NamedProcedure, proceduresOf } from '#contract/procedures/procedure.ts';
import { badRequest, sendRefusal } from './http-refusal.ts';
import {
  ORPCError,
  type Procedure,
  type Router,
  createProcedureClient,
  getRouter,
} from '@orpc/server';
import { refusedRequest } from './rpc-failures.ts';

type RpcCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: CallContext,
) => Promise<FastifyReply>;

/** Whether the procedure answers with a stream of server-sent events and not with one JSON value. */
export function isStream({ '~orpc': { outputSchema } }: NamedProcedure['procedure']): boolean {
  return getEventIteratorSchemaDetails(outputSchema as AnySchema | undefined) !== undefined;
}

/**
 * The procedures of the contract by their path in the portal's protocol (`transfers/create`), but for streams and files.
 *
 * The contract carries plain JSON alone, so a call is JSON, the procedure, JSON. oRPC's own handler turns each request and
 * answer into streams and also decodes types such as RegExp and URL, which no procedure takes: a request that names
 * such a type is refused.
 */
export function rpcCalls(router: BankRouter): ReadonlyMap<string, RpcCall> {
  const calls = new Map<string, RpcCall>();
  for (const { name, procedure } of proceduresOf(contract)) {
    const path = name.split('.');
    if (isStream(procedure) || documentFileOf(path) !== undefined) continue;
    const call = procedureCall(router, path);
    if (call !== undefined) calls.set(path.join('/'), rpcCall(call, path));
  }
  return calls;
}

function rpcCall(call: ProcedureCall, path: readonly string[]): RpcCall {
  return async (request, reply, bank) => {
    const { body } = request;
    if (!isPlainCall(body)) {
      await sendRefusal(request, reply, unreadable);
      return reply;
    }
    reply.header('content-type', 'application/json');
    try {
      const answer = await call(body.json, bank, untilLeft(reply));
      await reply.send(JSON.stringify({ json: answer }));
    } catch (error) {
      await sendProcedureRefusal(request, reply, { error, path, bank });
    }
    return reply;
  };
}

/** Aborts when the client has left before the answer. */
function untilLeft({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) controller.abort();
  });
  return controller.signal;
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

/** Calls the bank, with an input that the contract checks. Throws an `ORPCError` for a refusal. */
type ProcedureCall = (input: unknown, bank: CallContext, signal?: AbortSignal) => Promise<unknown>;

type AnyProcedure = Procedure<CallContext, CallContext, never, never, never, never>;

/** The procedure of that path, without oRPC's HTTP handlers; undefined where the router has none. */
export function procedureCall(
  router: BankRouter,
  path: readonly string[],
): ProcedureCall | undefined {
  const procedure = getRouter(router, path);
  if (procedure === undefined) return undefined;
  const call = createProcedureClient(procedure as AnyProcedure, {
    path,
    context: ({ bank }: { readonly bank: CallContext }) => bank,
  });
  return (input, bank, signal) =>
    call(input as never, { context: { bank }, ...(signal && { signal }) });
}

/** Answers what the bank has thrown where it is a refusal, and notes it; anything else is thrown again. */
export async function sendProcedureRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, path, bank }: { error: unknown; path: readonly string[]; bank: CallContext },
): Promise<void> {
  if (!(error instanceof ORPCError)) throw error;
  request.server.refusalLog.note(refusedRequest(path.join('.'), error, bank));
  const refusal: unknown = error.toJSON();
  const body = request.url.startsWith('/rpc/') ? { json: refusal } : refusal;
  await reply.code(error.status).type('application/json').send(JSON.stringify(body));
}

/** The handlers of everything that a member can ask. */
export type BankRouter = Router<Contract, CallContext>;
