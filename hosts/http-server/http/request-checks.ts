import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type HttpRefusal, badRequest, sendRefusal, unexpected } from './http-refusal.ts';
import { refuseMethod } from './methods-at.ts';
import type { Log } from '#bank/ports.ts';
import { withoutSent } from '#bank/errors/without-sent.ts';

/** The largest request of a member is some two kilobytes; photos have a limit of their own. */
export const bodyLimitBytes = 64 * 1024;

export interface RequestCheckOptions extends OriginOptions {
  /** The server listens for this machine only. */
  readonly onLoopback: boolean;
}

/**
 * Checks every request before any other step. There are no CSRF tokens and no CORS: a change must come from the bank's own
 * pages, as the browser itself states.
 */
export function checkRequests(options: RequestCheckOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!methods.includes(request.method)) {
      await refuseMethod(request, reply);
      return;
    }
    const refusal = refusalOf(request, options);
    if (refusal !== undefined) await sendRefusal(request, reply, refusal);
  };
}

function refusalOf(request: FastifyRequest, options: RequestCheckOptions): HttpRefusal | undefined {
  const { method, headers, raw } = request;
  const { publicUrl, onLoopback } = options;
  const { host = '' } = headers;
  if (namesTwoHosts(raw.rawHeaders)) return twoHosts;
  if (onLoopback && publicUrl === null && !isNameOfLoopback(host)) return misdirected;
  if (method !== 'POST') return undefined;

  const ownOrigin = ownOriginFor(request, options);
  const site = headers['sec-fetch-site'];
  // Browsers too old for Sec-Fetch-Site, and pages served without TLS, have Origin instead.
  const { origin } = headers;
  // Neither may contradict the other; with no referrer a browser may leave the origin out, or call it null.
  const isOwn =
    site === undefined
      ? origin === ownOrigin
      : site === 'same-origin' && [undefined, 'null', ownOrigin].includes(origin);
  return isOwn ? undefined : fromElsewhere(ownOrigin);
}

const methods: readonly string[] = ['GET', 'HEAD', 'POST'];

/** Against DNS rebinding: a page from elsewhere, with a name made to point at this machine, asks under that name. */
const misdirected: HttpRefusal = {
  code: 'MISDIRECTED_REQUEST',
  status: 421,
  message: 'This server answers as localhost only. Behind a proxy, set PUBLIC_URL.',
};

/** RFC 9112, 3.2: a proxy before the server may have used the other host. */
const twoHosts = badRequest('It names two hosts.');

function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, place) => place % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

function fromElsewhere(ownOrigin: string): HttpRefusal {
  return {
    code: 'FORBIDDEN',
    status: 403,
    message:
      "This request did not come from the bank's own pages. Nothing was changed. " +
      `A program that is not a browser sends the header Origin: ${ownOrigin}`,
  };
}

function isNameOfLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host);
}

export interface OriginOptions {
  /** The address in people's browsers, where a proxy stands in front. */
  readonly publicUrl: URL | null;
  /** Whether browsers speak HTTPS, with the server itself or with the proxy. */
  readonly overTls: boolean;
}

/**
 * The origin under which the server is asked, such as `http://localhost:3000`. Where no address is set it is the one that
 * the request names, or this machine's where that is not the name of a host.
 */
export function ownOriginFor(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  { publicUrl, overTls }: OriginOptions,
): string {
  if (publicUrl !== null) return publicUrl.origin;
  const { host = '' } = headers;
  const named = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host);
  return `${overTls ? 'https' : 'http'}://${named ? host : `localhost:${socket.localPort}`}`;
}

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
