import type { FastifyInstance } from 'fastify';

const patienceMs = 2_000;

/**
 * GET /health, for whoever watches over the server: 200 where the store answers in time, else 503.
 * It says nothing else, for anybody may ask.
 */
export function serveHealth(app: FastifyInstance, askStore: () => Promise<unknown>): void {
  app.get('/health', async (_request, reply) => {
    const ok = await answersInTime(askStore);
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}

async function answersInTime(askStore: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  // Why the store does not answer is logged where a member's ask meets the same fault.
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
