import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { photoAddresses } from './photo-uploads.ts';
import { isUtf8 } from 'node:buffer';

/** How long the body of a request may take, in milliseconds. */
export interface BodyTimeLimits {
  /** Without a byte. */
  readonly idleMs: number;
  /** From the end of the head, for a request of some kilobytes. */
  readonly totalMs: number;
  /** The same for photos: two of 8 MB at 3 Mbit/s. */
  readonly photosMs: number;
  /**
   * The rest of a body is read for so long after the answer, so that the client is not cut off before reading the answer.
   */
  readonly afterAnswerMs: number;
}

export const bodyTimeLimits: BodyTimeLimits = {
  idleMs: 5_000,
  totalMs: 10_000,
  photosMs: 60_000,
  afterAnswerMs: 1_000,
};

/** The number of looks at a body before it may have stood still for too long. */
const looks = 5;

/**
 * Hangs up on clients with a stalled request: its body stands still, takes too long in all, or is still to come after the
 * answer. To be called before any other hook is added, so that it holds for requests that those hooks refuse.
 */
export function limitBodyTimes(app: FastifyInstance, limits: BodyTimeLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (!announcesBody(raw)) return;
    const stopWatching = watchBody(raw, limits.idleMs, totalOf(request, limits));
    reply.raw.once('close', () => {
      stopWatching();
      if (!raw.complete) setTimeout(() => hangUpUnlessWhole(raw), limits.afterAnswerMs).unref();
    });
  });
}

function announcesBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function totalOf({ url }: FastifyRequest, { totalMs, photosMs }: BodyTimeLimits): number {
  const [path = ''] = url.split('?', 1);
  return (photoAddresses as readonly string[]).includes(path) ? photosMs : totalMs;
}

/** Looks by a timer: a listener on the body itself would take the body from its reader. */
function watchBody(raw: IncomingMessage, idleMs: number, totalMs: number): () => void {
  const begun = performance.now();
  let read = raw.socket.bytesRead;
  let movedAt = begun;
  const look = () => {
    if (raw.complete) return;
    const now = performance.now();
    if (raw.socket.bytesRead !== read) {
      read = raw.socket.bytesRead;
      movedAt = now;
    }
    if (now - movedAt >= idleMs || now - begun >= totalMs) raw.socket.destroy();
    else timer = setTimeout(look, idleMs / looks).unref();
  };
  let timer = setTimeout(look, idleMs / looks).unref();
  return () => clearTimeout(timer);
}

function hangUpUnlessWhole(raw: IncomingMessage): void {
  if (!raw.complete) raw.socket.destroy();
}

/** Reads bodies of JSON, which is UTF-8 (RFC 8259, 8.1): of other bytes nothing is guessed, and the request is refused. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (isUtf8(body)) void parse(request, body.toString(), done);
      else done(Object.assign(new Error('The body is not UTF-8'), { statusCode: 400 }));
    },
  );
}
