import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#bank/ports.ts';
import { withoutSent } from '#bank/errors/without-sent.ts';
import { badRequest, type HttpRefusal, sendRefusal, unexpected } from './http-refusal.ts';
import { bodyLimitBytes } from './request-checks.ts';

/**
 * Answers what was thrown on the way to the bank or back: a fault of the request with its 4xx, and
 * anything else as a bug, logged under the id of the request, which is all that the caller is told.
 */
export function answerErrors(log: Log) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const fault = faultOfRequest(error, request.routeOptions?.bodyLimit ?? bodyLimitBytes);
    if (fault !== undefined) return sendRefusal(request, reply, fault);
    const reference = request.id;
    const { url, query, body } = request;
    const told = withoutSent(error, [url, query, body]);
    log.error('The server failed to answer', { error: told, reference });
    return sendRefusal(request, reply, unexpected(reference));
  };
}

function faultOfRequest({ statusCode }: FastifyError, bodyLimit: number): HttpRefusal | undefined {
  switch (statusCode) {
    case 413:
      return {
        code: 'PAYLOAD_TOO_LARGE',
        status: 413,
        message: `A request may have at most ${Math.floor(bodyLimit / 1024)} kB. Nothing was changed.`,
      };
    case 415:
      return {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        status: 415,
        message: 'A request body must be JSON, sent as application/json. Nothing was changed.',
      };
    case 400:
      return badRequest('The request cannot be read.');
    default:
      return undefined;
  }
}
