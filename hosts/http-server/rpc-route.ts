import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { type FastifyHandler, RPCHandler } from '@orpc/server/fastify';
import type { Router } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BankContext, Clock, Log } from '#bank/ports.ts';
import type { Contract } from '#contract/index.ts';
import { callerOf } from './cookies.ts';
import { noSuchAddress, sendRefusal } from './http-refusal.ts';
import { limitUploads, photoAddresses, photoBodyLimitBytes } from './photo-uploads.ts';
import { leanWay } from './lean-route.ts';
import { declareFailures } from './rpc-failures.ts';

/** A bank's answers, whatever bank it is. */
export type BankRouter = Router<Contract, BankContext>;

export interface RpcRouteOptions {
  readonly router: BankRouter;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly log: Log;
}

type Prefix = '/rpc' | '/api';

/**
 * Serves the bank's router twice: under /rpc/ in the protocol of the portal, and under /api/ by the
 * methods and paths that the contract declares. Events are sent as server-sent events.
 */
export async function serveBank(
  app: FastifyInstance,
  options: RpcRouteOptions,
  countUnderWay: (routes: FastifyInstance) => void,
): Promise<void> {
  const { router, clock } = options;
  const { refusalLog } = app;
  const failures = { ...options, refusalLog };
  const rpc = new RPCHandler<BankContext>(router, declareFailures(failures));
  const api = new OpenAPIHandler<BankContext>(router, declareFailures(failures));

  await app.register(async (scope) => {
    countUnderWay(scope);
    // JSON only, read by Fastify within its limit; oRPC would read any type at any length.
    scope.removeContentTypeParser('text/plain');
    for (const [prefix, handler] of [
      ['/rpc', rpc],
      ['/api', api],
    ] as const) {
      scope.route({
        method: ['GET', 'POST'],
        url: `${prefix}/*`,
        exposeHeadRoute: false,
        handler: (request, reply) => answer(handler, prefix, clock, request, reply),
      });
    }
    const sendMoney = leanWay(router, ['transfers', 'create'], refusalLog);
    scope.route({
      method: 'POST',
      url: '/rpc/transfers/create',
      handler: async (request, reply) => {
        const context = prepareAnswer(request, reply, clock);
        const isAnswered = await sendMoney?.(request, reply, context);
        return isAnswered === true ? reply : await answerBy(rpc, '/rpc', context, request, reply);
      },
    });
    const limit = limitUploads();
    for (const url of photoAddresses) {
      const prefix = url.startsWith('/rpc/') ? '/rpc' : '/api';
      scope.route({
        method: 'POST',
        url,
        bodyLimit: photoBodyLimitBytes,
        onRequest: limit,
        handler: (request, reply) =>
          answer(prefix === '/rpc' ? rpc : api, prefix, clock, request, reply),
      });
    }
  });
}

async function answer(
  handler: FastifyHandler<BankContext>,
  prefix: Prefix,
  clock: Clock,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return await answerBy(handler, prefix, prepareAnswer(request, reply, clock), request, reply);
}

function prepareAnswer(request: FastifyRequest, reply: FastifyReply, clock: Clock): BankContext {
  reply.header('cache-control', 'no-store');
  // Live events must not wait in a proxy until a buffer is full (nginx).
  reply.header('x-accel-buffering', 'no');
  return { caller: callerOf(request, reply, clock) };
}

async function answerBy(
  handler: FastifyHandler<BankContext>,
  prefix: Prefix,
  context: BankContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { matched } = await handler.handle(request, reply, { prefix, context });
  if (!matched) await sendRefusal(request, reply, noSuchAddress);
  return reply;
}
