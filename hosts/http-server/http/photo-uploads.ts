import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { base64Length, imageBytesMax } from '#contract/deposits/deposit-terms.ts';
import { sessionCookie } from './cookies.ts';
import { bankIsBusy, sendRefusal, signedOut } from './http-refusal.ts';
import { bodyLimitBytes } from './request-checks.ts';

/** The addresses of the requests that carry photos: `deposits.create` and `receipts.add`. */
export const photoAddresses = [
  '/rpc/deposits/create',
  '/api/deposits',
  '/rpc/receipts/add',
  '/api/receipts',
] as const;

/** Two photos as base64, each a little larger than the bank takes, so that it can say so; and the rest. */
export const photoBodyLimitBytes = 2 * (base64Length(imageBytesMax) + 4096) + bodyLimitBytes;

/** The number of such requests read at a time: each may take as much memory as hundreds of others. */
const atOnceMax = 8;

/** The person of the session; null where the token has no session any more. */
export type PersonOf = (sessionToken: string) => Promise<string | null>;

/**
 * Refuses, before any of it is read, a request with photos of somebody who is not signed in, of a member who is sending
 * others already, and a request among too many: no member can take more than one place.
 */
export function limitUploads(personOf: PersonOf) {
  const sending = new Set<string>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = request.cookies[sessionCookie];
    const personId = token === undefined ? null : await personOf(token);
    if (personId === null) {
      await sendRefusal(request, reply, signedOut);
      return;
    }
    if (sending.has(personId) || sending.size >= atOnceMax) {
      await sendRefusal(request, reply, bankIsBusy);
      return;
    }
    // The client may have gone while it was looked up.
    if (reply.raw.closed) return;
    sending.add(personId);
    // Comes once, whether it was answered or given up.
    reply.raw.once('close', () => sending.delete(personId));
  };
}

/**
 * Reads JSON without Fastify's search for names such as `__proto__`, which takes longer than all else in 21 MB of base64: the
 * contract reads the fields that it declares, and no other.
 */
export function readPhotoBodies(routes: FastifyInstance): void {
  const read = routes.getDefaultJsonParser('ignore', 'ignore');
  routes.removeContentTypeParser('application/json');
  routes.addContentTypeParser('application/json', { parseAs: 'string' }, read);
}
