import { type Span, SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEventStream } from '../api/event-streams.ts';
import { procedureNamed } from '../api/procedure-named.ts';
import type { CurrentSpan } from './current-span.ts';

/**
 * Begins a trace with each request to the bank, under the name of its procedure; files of the portal and streams, which
 * last as long as a page is open, have none. What a client says of traces is not taken: anybody could have all of them kept.
 */
export function traceRequests(app: FastifyInstance, current: CurrentSpan): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { url, method, id } = request;
    const span =
      /^\/(rpc|api)\//.test(url) && !isEventStream(url)
        ? current.startRoot(procedureNamed(url), {
            'http.request.method': method,
            'passbook.request.id': id,
          })
        : undefined;
    if (span === undefined) {
      done();
      return;
    }
    spans.set(request, span);
    current.within(span, done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  app.addHook('onRequestAbort', async (request) => spans.get(request)?.end());
}
