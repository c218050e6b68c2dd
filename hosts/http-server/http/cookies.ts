import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Clock } from '#bank/ports.ts';
import { membershipHeader } from '#contract/procedures/http-terms.ts';
import { networkAddressOf } from './network-address.ts';

/**
 * The browser takes a cookie of this name only over TLS (or from this machine), for this host alone
 * and for every path, so neither a network nor a neighbouring site can plant one (RFC 6265bis).
 */
export const sessionCookie = '__Host-sid';

/** The cookie by which a browser is known again at sign-in. It opens nothing. */
const browserCookie = '__Host-browser';

/** The cookie between the password and the second step, and the like. It opens nothing. */
const stepCookie = '__Host-step';

/** The longest that browsers keep a cookie: 400 days (RFC 6265bis). */
const browserCookieSeconds = 400 * 24 * 60 * 60;

/** Out of reach of scripts, and never sent along with a request that another site began. */
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

/**
 * The data that the browser clears with a session: its HTTP cache, and with it pages kept for the Back button. "cookies"
 * would take the known browser along, "storage" the language, the appearance and the service worker with its offline page.
 */
const whatGoesWithSession = '"cache"';

/** The caller, with the session in its cookie. */
export function callerOf(request: FastifyRequest, reply: FastifyReply, clock: Clock): Caller {
  return {
    sessionToken: request.cookies[sessionCookie] ?? null,
    issueSession(token, expiresAt) {
      // A duration and not a date: the clock of the member's device may be wrong.
      const maxAge = Math.floor((expiresAt - clock.now()) / 1000);
      reply.setCookie(sessionCookie, token, { ...attributes, maxAge });
    },
    dropSession() {
      reply.clearCookie(sessionCookie, attributes);
      reply.header('clear-site-data', whatGoesWithSession);
    },
    browserToken: request.cookies[browserCookie] ?? null,
    issueBrowserToken(token) {
      reply.setCookie(browserCookie, token, { ...attributes, maxAge: browserCookieSeconds });
    },
    stepToken: request.cookies[stepCookie] ?? null,
    issueStepToken(token, expiresAt) {
      const maxAge = Math.floor((expiresAt - clock.now()) / 1000);
      reply.setCookie(stepCookie, token, { ...attributes, maxAge });
    },
    dropStepToken() {
      reply.clearCookie(stepCookie, attributes);
    },
    membershipId: membershipOf(request),
    address: networkAddressOf(request),
    requestId: request.id,
    device: request.headers['user-agent'] ?? '',
  };
}

/** The membership that the request names, which the gate checks; null without a name. */
function membershipOf({ headers }: FastifyRequest): string | null {
  const named = headers[membershipHeader];
  return typeof named === 'string' ? named : null;
}
