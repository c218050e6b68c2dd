import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';

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
