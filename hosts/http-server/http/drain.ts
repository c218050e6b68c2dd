import type { FastifyInstance } from 'fastify';

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
