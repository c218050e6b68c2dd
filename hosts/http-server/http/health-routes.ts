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
 * The health of the server, for a supervisor, a proxy or a person, without signing in. Anybody may ask, so each says little:
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
