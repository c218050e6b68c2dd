import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bankIsBusy, sendRefusal } from './http-refusal.ts';

/**
 * So many requests are answered at the same time. At some thousand answers a second nobody who is let in waits for half
 * a second; whoever comes beyond that is told at once to come again, instead of waiting in a line without an end.
 */
const underWayMost = 400;

/**
 * Refuses what comes while too much is under way. A request counts from when it is whole, so that slow clients take
 * nobody's place, until its answer begins, so that live events take nobody's either.
 */
export function admitAtMost(app: FastifyInstance, most = underWayMost): void {
  const admitted = new WeakSet<FastifyRequest>();
  let underWay = 0;

  app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
    if (underWay >= most) {
      await sendRefusal(request, reply, bankIsBusy);
      return;
    }
    underWay += 1;
    admitted.add(request);
  });
  const leave = async (request: FastifyRequest) => {
    if (admitted.delete(request)) underWay -= 1;
  };
  app.addHook('onSend', leave);
  // Where nothing was sent: the client has gone.
  app.addHook('onRequestAbort', leave);
  app.addHook('onResponse', leave);
}
