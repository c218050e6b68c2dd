import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../process/settings.ts';
import { CannotStart } from '../process/why-not-started.ts';
import type { Metrics, WatchedServer } from './open-metrics.ts';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` and nothing else, at an address of its own that no proxy passes on. Throws `CannotStart` where it
 * cannot listen there.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: NonNullable<Settings['metrics']>,
  watched: WatchedServer,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.text(watched).then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  try {
    await once(server.listen(port, host), 'listening');
  } catch (cause) {
    throw new CannotStart(
      `/metrics cannot be served at ${host}, port ${port}: ${(cause as Error).message}. Set METRICS_HOST and METRICS_PORT.`,
      { cause },
    );
  }
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
