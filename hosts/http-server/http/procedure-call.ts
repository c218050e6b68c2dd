import { createProcedureClient, getRouter, ORPCError, type Procedure } from '@orpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#bank/ports.ts';
import { refusedRequest } from './rpc-failures.ts';
import type { BankRouter } from './bank-router.ts';

/** Asks the bank, with an input that the contract checks. Throws an `ORPCError` where it refuses. */
export type ProcedureCall = (
  input: unknown,
  bank: CallContext,
  signal?: AbortSignal,
) => Promise<unknown>;

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
