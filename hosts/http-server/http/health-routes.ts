import type { FastifyInstance } from 'fastify';

const patienceMs = 2_000;

export interface HealthOptions {
  /** Sends the store any query, to see whether it answers. */
  readonly askStore: () => Promise<unknown>;
  /** Whether the server is about to stop, so that no new requests should come. */
  readonly isDraining: () => boolean;
  /** The release, as in package.json. */
  readonly version: string;
}

/**
 * What a supervisor, a proxy or a person reads of the server without signing in. Anybody may ask, so each says little:
 *
 * - `/livez`: 200 while the process answers at all. One that does not should be restarted.
 * - `/readyz`: 200 while requests should come, else 503: the store does not answer in time, or the server is about to stop.
 * - `/health`: the same as `/readyz`.
 * - `/version`: the release.
 */
export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  const { askStore, isDraining, version } = options;
  const route = (url: string, answer: () => Promise<object> | object) => {
    app.get(url, async (_request, reply) => {
      const body = await answer();
      const isOk = !('ok' in body) || body.ok === true;
      return reply
        .code(isOk ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(body);
    });
  };
  const readiness = async () => ({ ok: !isDraining() && (await answersInTime(askStore)) });
  route('/livez', () => ({ ok: true }));
  route('/readyz', readiness);
  route('/health', readiness);
  route('/version', () => ({ version }));
}

async function answersInTime(askStore: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  // Why the store does not answer is logged where a member's request meets the same fault.
  const answer = askStore().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** How a server leaves the service of a proxy, or of its clients, without breaking a request. */
export interface Drain {
  /** Whether it has begun. */
  isUnderWay(): boolean;
  /**
   * From now on `/readyz` says 503, so that a proxy sends its requests elsewhere, and each response tells its client to
   * open another connection (RFC 9112, 9.6). Requests are answered as before.
   */
  begin(): void;
}

/** Adds the drain to the server. Where the server closes without one, its last responses are sent likewise. */
export function addDrain(app: FastifyInstance): Drain {
  let isUnderWay = false;
  const begin = () => {
    isUnderWay = true;
  };
  app.addHook('preClose', async () => begin());
  app.addHook('onSend', async (_request, reply) => {
    if (isUnderWay) reply.header('connection', 'close');
  });
  // A response that began before the drain did not say so: its connection would be held open for a minute.
  app.addHook('onResponse', async (request) => {
    if (isUnderWay) request.raw.socket.end();
  });
  return { isUnderWay: () => isUnderWay, begin };
}
