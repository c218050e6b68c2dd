import { Readable } from 'node:stream';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { type FastifyHandler, RPCHandler } from '@orpc/server/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext, Clock, Log } from '#bank/ports.ts';
import { documentFileOf } from '#contract/procedures/http-terms.ts';
import { procedureNamed } from '../api/procedure-comments.ts';
import { type BankRouter, isPlainCall, isStream, rpcCalls, unreadable } from './rpc-calls.ts';
import { callerOf } from './cookies.ts';
import { isExport, serveDocuments, serveExports } from './export-route.ts';
import { noSuchAddress, sendRefusal } from './http-refusal.ts';
import {
  limitUploads,
  type PersonOf,
  photoAddresses,
  photoBodyLimitBytes,
  readPhotoBodies,
} from './photo-uploads.ts';
import { methodsOfApi, refuseMethod } from './methods-at.ts';
import { declareFailures } from './rpc-failures.ts';

/** The answers of any bank. */
export interface RpcRouteOptions {
  readonly router: BankRouter;
  readonly clock: Clock;
  readonly log: Log;
  readonly personOf: PersonOf;
}

/**
 * Serves the bank's router twice: under /rpc/ in the protocol of the portal, and under /api/ by the
 * methods and paths that the contract declares. Events are sent as server-sent events, exports and documents as files under /api/ alone.
 */
export async function serveBank(
  app: FastifyInstance,
  options: RpcRouteOptions,
  countUnderWay: (routes: FastifyInstance) => void,
): Promise<void> {
  const { router, clock } = options;
  const { refusalLog } = app;
  const failures = { ...options, refusalLog };
  const streams = new RPCHandler<CallContext>(router, {
    ...declareFailures(failures),
    filter: ({ contract, path }) => isStream(contract) && !isExport(path),
  });
  const api = new OpenAPIHandler<CallContext>(router, {
    ...declareFailures(failures),
    filter: ({ path }) => !isExport(path) && documentFileOf(path) === undefined,
  });
  const calls = rpcCalls(router);

  const answerRpc = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = prepareAnswer(request, reply, clock);
    const call = calls.get(pathOfCall(request.url));
    if (call !== undefined) return await call(request, reply, context);
    if (isPlainCall(request.body)) return await answerBy(streams, '/rpc', context, request, reply);
    await sendRefusal(request, reply, unreadable);
    return reply;
  };
  const answerApi = async (request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsOfApi(request.url);
    if (methods.length > 0 && !methods.includes(request.method)) {
      await refuseMethod(request, reply);
      return reply;
    }
    return await answerBy(
      api,
      '/api',
      prepareAnswer(request, reply, clock),
      withMethodOfHead(request),
      reply,
    );
  };

  const contextOf = (request: FastifyRequest, reply: FastifyReply) =>
    prepareAnswer(request, reply, clock);

  await app.register(async (scope) => {
    countUnderWay(scope);
    scope.addHook('onSend', endBodyOfHead);
    // JSON only, read by Fastify within its limit; oRPC would read any type at any length.
    scope.removeContentTypeParser('text/plain');
    serveExports(scope, router, contextOf);
    serveDocuments(scope, router, contextOf);
    scope.post('/rpc/*', answerRpc);
    scope.route({ method: ['GET', 'HEAD'], url: '/rpc/*', handler: refuseGet });
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/api/*',
      handler: answerApi,
    });
    const limit = limitUploads(options.personOf);
    await scope.register(async (photos) => {
      readPhotoBodies(photos);
      for (const url of photoAddresses) {
        photos.route({
          method: 'POST',
          url,
          bodyLimit: photoBodyLimitBytes,
          onRequest: limit,
          handler: url.startsWith('/rpc/') ? answerRpc : answerApi,
        });
      }
    });
  });
}

/** A link or a picture of another site can make a browser GET, so nothing is called by it. */
async function refuseGet(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const isCall = procedureNamed(request.url) !== '/rpc/*';
  await (isCall ? refuseMethod(request, reply) : sendRefusal(request, reply, noSuchAddress));
  return reply;
}

/** The request as oRPC is to see it, which knows no HEAD: that is a GET whose body Node leaves out (RFC 9110, 9.3.2). */
function withMethodOfHead(request: FastifyRequest): FastifyRequest {
  if (request.method !== 'HEAD') return request;
  const raw = Object.create(request.raw, { method: { value: 'GET' } }) as FastifyRequest['raw'];
  return Object.create(request, { raw: { value: raw } }) as FastifyRequest;
}

/** A stream, of events above all, would hold a HEAD open for a body that no client gets. */
async function endBodyOfHead(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (request.method !== 'HEAD' || !(payload instanceof Readable)) return payload;
  payload.destroy();
  return null;
}

/** `transfers/create` of `/rpc/transfers/create?…`. */
function pathOfCall(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.slice('/rpc/'.length);
}

function prepareAnswer(request: FastifyRequest, reply: FastifyReply, clock: Clock): CallContext {
  reply.header('cache-control', 'no-store');
  // Live events must not wait in a proxy until a buffer is full (nginx).
  reply.header('x-accel-buffering', 'no');
  return { caller: callerOf(request, reply, clock) };
}

async function answerBy(
  handler: FastifyHandler<CallContext>,
  prefix: '/rpc' | '/api',
  context: CallContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { matched } = await handler.handle(request, reply, { prefix, context });
  if (!matched) await sendRefusal(request, reply, noSuchAddress);
  return reply;
}
