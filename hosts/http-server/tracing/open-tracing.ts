import { setTimeout } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Log } from '#bank/ports.ts';
import type { Store } from '#stores/store.ts';
import { CurrentSpan } from './current-span.ts';
import { traceRequests } from './trace-requests.ts';
import { traceStatements } from './trace-statements.ts';
import { tracedStore } from './traced-store.ts';

/** What is traced: a request, its transactions, and their statements. */
export interface Tracing {
  store<Tables>(store: Store<Tables>): Store<Tables>;
  requests(app: FastifyInstance): void;
  /** Sends what is left, for two seconds at most. */
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

/** The text of a statement that writes many rows repeats itself. */
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
      // What the collector did not take is in the log.
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
