import type { FastifyReply, FastifyRequest } from 'fastify';
import { procedureNamed } from '../api/procedure-comments.ts';
import { networkAddressOf } from './network-address.ts';
import type { RefusalLog } from './refusal-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Is told of every refusal; see `openHttpApp`. */
    refusalLog: RefusalLog;
  }
}

/** The server's own answer to a request that does not reach the bank, or that the server cannot carry. */
export interface HttpRefusal {
  readonly code: string;
  readonly status: number;
  /** The fault and its remedy. */
  readonly message: string;
  /** Whether the contract declares this code for every procedure; its data then has the declared form. */
  readonly defined?: boolean;
  readonly data?: unknown;
}

/** A request whose form is wrong, in the contract's own words for it. */
export function badRequest(message: string): HttpRefusal {
  return {
    code: 'BAD_REQUEST',
    status: 400,
    message: 'The request does not have the expected form. Nothing was changed.',
    defined: true,
    data: { issues: [{ path: '', message }] },
  };
}

/** A bug or a broken machine; the log has the rest under the reference. */
export function unexpected(reference: string): HttpRefusal {
  return {
    code: 'UNEXPECTED',
    status: 500,
    message: 'Something went wrong on our side.',
    defined: true,
    data: { reference },
  };
}

/** No session, or one that has ended, in the contract's own words for it. */
export const signedOut: HttpRefusal = {
  code: 'SIGNED_OUT',
  status: 401,
  message: 'Please sign in again.',
  defined: true,
};

/** More is asked than can be answered in time. The answer's `retry-after` says when to come again. */
export const bankIsBusy: HttpRefusal = {
  code: 'UNAVAILABLE',
  status: 503,
  message: 'The bank cannot answer right now. Please try again in a moment.',
  defined: true,
  data: { retryAfterMs: 1000 },
};

/** Nothing is at that address. */
export const noSuchAddress: HttpRefusal = {
  code: 'NOT_FOUND',
  status: 404,
  message: 'There is nothing at this address. What can be asked is listed at /api.',
};

/** Answers with a refusal, and notes it. */
export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: HttpRefusal,
): Promise<void> {
  const { code, status } = refusal;
  const procedure = procedureNamed(request.url);
  const address = networkAddressOf(request);
  request.server.refusalLog.note({
    procedure,
    code,
    status,
    member: null,
    address,
    request: request.id,
  });
  await reply
    .code(status)
    .header('content-type', 'application/json')
    .header('cache-control', 'no-store')
    .send(refusalText(request, refusal));
}

/**
 * A refusal in the form in which the bank refuses: an oRPC error object, which the RPC protocol wraps in `json`. A
 * client reads both alike, no matter who refused.
 */
export function refusalText(
  { url }: Pick<FastifyRequest, 'url'>,
  { code, status, message, defined = false, data }: HttpRefusal,
): string {
  const error = { defined, code, status, message, ...(data !== undefined && { data }) };
  return JSON.stringify(url.startsWith('/rpc/') ? { json: error } : error);
}
