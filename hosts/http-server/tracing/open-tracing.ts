import { setTimeout } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '#bank/ports.ts';
import type { Store } from '#stores/store.ts';
import { CurrentSpan, fail } from './current-span.ts';
import { tracedStore } from './traced-store.ts';
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { procedureNamed } from '../api/procedure-comments.ts';
import { type StatementTold, statementChannel } from '#stores/statement-channel.ts';

/** The traced objects: a request, its transactions, and their statements. */
export interface Tracing {
  store<Tables>(store: Store<Tables>): Store<Tables>;
  requests(app: FastifyInstance): void;
  /** Sends the remaining spans, for two seconds at most. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Where a collector takes OTLP over HTTP, such as `http://127.0.0.1:4318`. */
  readonly endpoint: URL;
  /** Which share of the requests is traced: 1 for all. */
  readonly share: number;
  readonly version: string;
  readonly log: Log;
}

/** A collector that does not answer must not keep the server from stopping. */
const lastSendMs = 2_000;

const attributeLengthMax = 2_000;

/** Traces this process and sends it to a collector, in OpenTelemetry's protocol. */
export function openTracing({ endpoint, share, version, log }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', endpoint.href.replace(/\/?$/, '/')).href,
    timeoutMillis: lastSendMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'passbook', 'service.version': version }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanLimits: { attributeValueLengthLimit: attributeLengthMax },
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingFailures(exporter, log) })],
  });
  const current = new CurrentSpan(provider.getTracer('passbook', version));
  const stopStatements = traceStatements(current);
  return {
    store: (store) => tracedStore(store, current),
    requests: (app) => traceRequests(app, current),
    async close() {
      stopStatements();
      // The log has the failures of the collector.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, setTimeout(lastSendMs, undefined, { ref: false })]);
    },
  };
}

/** The first failure is logged, and the first success after it: a collector that is away for an hour is two lines. */
function tellingFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export(spans, told) {
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error !== undefined && !isFailing) {
          log.error('The collector does not take the traces', { error });
        } else if (error === undefined && isFailing) {
          log.info('The collector takes the traces again');
        }
        isFailing = error !== undefined;
        told(result);
      });
    },
    forceFlush: async () => await exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Begins a trace with each request to the bank, under the name of its procedure; files of the portal and streams, which
 * last as long as a page is open, have none. A client's trace headers are ignored: any client could have all traces kept.
 */
function traceRequests(app: FastifyInstance, current: CurrentSpan): void {
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

const systems = { sqlite: 'sqlite', postgres: 'postgresql' } as const;

function traceStatements(current: CurrentSpan): () => void {
  const spans = new WeakMap<StatementTold, Span>();
  const end = (told: StatementTold) => spans.get(told)?.end();
  const subscriber = {
    start(told: StatementTold) {
      const parent = current.get();
      if (parent === undefined) return;
      const { sql, engine } = told;
      const attributes = { 'db.system.name': systems[engine], 'db.query.text': sql };
      spans.set(
        told,
        current.startPart(parent, summaryOf(sql), { kind: SpanKind.CLIENT, attributes }),
      );
    },
    end(told: StatementTold) {
      if (told.engine === 'sqlite') end(told);
    },
    asyncStart() {},
    asyncEnd: end,
    error(told: StatementTold & { readonly error: unknown }) {
      const span = spans.get(told);
      if (span !== undefined) fail(span, told.error);
    },
  };
  statementChannel.subscribe(subscriber);
  return () => statementChannel.unsubscribe(subscriber);
}

/** `select transfer` of `select … from "transfer" …`: few different names, as OpenTelemetry wants it. */
export function summaryOf(sql: string): string {
  const [verb = ''] = /^\w+/.exec(sql) ?? [];
  const table = /\b(?:from|into|update) "?(\w+)/.exec(sql)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

const streams = /^\/(rpc\/events\/follow|api\/events\/live)/;

/** Whether a request is for a stream of events, which lasts as long as a page is open. */
export function isEventStream(url: string): boolean {
  return streams.test(url);
}
