import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, type HttpRefusal, sendRefusal } from './http-refusal.ts';
import { refuseMethod } from './methods-at.ts';
import { type OriginOptions, ownOriginFor } from './own-origin.ts';

/** The largest request of a member is some two kilobytes; photos have a limit of their own. */
export const bodyLimitBytes = 64 * 1024;

export interface RequestCheckOptions extends OriginOptions {
  /** The server listens for this machine only. */
  readonly onLoopback: boolean;
}

/**
 * Checks every request before anything else is done with it. There are no CSRF tokens and no CORS:
 * what changes something must come from the bank's own pages, which the browser itself says.
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

/**
 * Against DNS rebinding: a page from elsewhere whose name was made to point at this machine asks
 * under that name.
 */
const misdirected: HttpRefusal = {
  code: 'MISDIRECTED_REQUEST',
  status: 421,
  message: 'This server answers as localhost only. Behind a proxy, set PUBLIC_URL.',
};

/** RFC 9112, 3.2: who stands before the server may have gone by the other one. */
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
