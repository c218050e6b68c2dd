import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DueWorkFigures } from '#bank/due-work/due-work.ts';
import type { ConnectionLoad, TransactionLoad } from '#stores/store.ts';
import { isEventStream } from '../tracing/open-tracing.ts';
import { procedureNamed } from '../api/procedure-comments.ts';
import type { RequestMeter } from '../http/http-app.ts';

/** The sources of the figures. */
export interface WatchedServer {
  readonly version: string;
  /** Rejects where the database does not answer. */
  readonly dueWork: () => Promise<readonly DueWorkFigures[]>;
  readonly transactions: () => TransactionLoad;
  /** Undefined where the database is embedded. */
  readonly connections: (() => ConnectionLoad) | undefined;
  readonly inFlight: () => number;
}

/** The figures of this process, for Prometheus (text format 0.0.4). docs/operations.md lists them. */
export interface Metrics extends RequestMeter {
  readonly contentType: string;
  /** The clock of the machine was set to another time. */
  clockJumped(byMs: number): void;
  /** Reads what there is to read, and writes it. Works as well while the database does not answer. */
  text(server: WatchedServer): Promise<string>;
}

/** In seconds: from the time of a read to the longest wait of a client. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Begins to measure this process. Each call has figures of its own. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'passbook_request_duration_seconds',
    help: 'From a request to its answer, by procedure and outcome (done, refused, unavailable, failed).',
    labelNames: ['procedure', 'outcome'],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'passbook_refusals_total',
    help: 'Requests that were refused, by the code of the refusal.',
    labelNames: ['code'],
    registers,
  });
  const clockJumps = new Counter({
    name: 'passbook_clock_jumps_total',
    help: 'How often the clock of the machine was set to another time, back or forward.',
    labelNames: ['direction'],
    registers,
  });
  for (const direction of ['back', 'forward']) clockJumps.inc({ direction }, 0);
  const readings = openReadings(registers);
  return {
    contentType: registry.contentType,
    answered: ({ url }, status, ms) => {
      if (isEventStream(url)) return;
      requests.observe({ procedure: procedureNamed(url), outcome: outcomeOf(status) }, ms / 1_000);
    },
    refused: (code) => refusals.inc({ code }),
    clockJumped: (byMs) => clockJumps.inc({ direction: byMs < 0 ? 'back' : 'forward' }),
    async text(server) {
      await readings.read(server);
      return await registry.metrics();
    },
  };
}

function outcomeOf(status: number): string {
  if (status === 503) return 'unavailable';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'done';
}

/** Figures that are not counted as they happen, but read on request. */
function openReadings(registers: Registry[]) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const build = gauge('passbook_build_info', 'Always 1, with the release.', 'version');
  const inFlight = gauge('passbook_requests_in_flight', 'Requests that are being answered.');
  const waiting = gauge(
    'passbook_transactions_waiting',
    'Changes that wait for their transaction.',
  );
  const batches = counter('passbook_batches_total', 'Transactions that changes have shared.');
  const changes = counter('passbook_batched_changes_total', 'Changes in those transactions.');
  const up = gauge('passbook_database_up', 'Whether the database answers.');
  const late = gauge(
    'passbook_due_work_late_seconds',
    'By how much the oldest item that is due is late: transfers of the rails, bills, messages and so on.',
    'source',
  );
  const done = counter('passbook_due_work_done_total', 'Items that were done.', 'source');
  const failed = counter(
    'passbook_due_work_failed_total',
    'Items that failed, and are tried again.',
    'source',
  );
  const connections = gauge(
    'passbook_database_connections',
    'Connections to PostgreSQL, and queries that wait for one; none with the embedded database.',
    'state',
  );
  return {
    async read(server: WatchedServer): Promise<void> {
      build.set({ version: server.version }, 1);
      inFlight.set(server.inFlight());
      const load = server.transactions();
      waiting.set(load.waiting);
      set(batches, load.batches);
      set(changes, load.requests);
      const { open, idle, waiting: queued } = server.connections?.() ?? noConnections;
      connections.set({ state: 'open' }, open);
      connections.set({ state: 'idle' }, idle);
      connections.set({ state: 'waiting' }, queued);
      const dueWork = await server.dueWork().catch(() => null);
      up.set(dueWork === null ? 0 : 1);
      for (const { source, ...figures } of dueWork ?? []) {
        late.set({ source }, figures.lateMs / 1_000);
        set(done, figures.done, { source });
        set(failed, figures.failed, { source });
      }
    },
  };
}

const noConnections: ConnectionLoad = { open: 0, idle: 0, waiting: 0 };

function set(counter: Counter, value: number, labels: Record<string, string> = {}): void {
  counter.remove(labels);
  counter.inc(labels, value);
}
