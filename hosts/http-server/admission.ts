import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bankIsBusy, refusalText } from './http-refusal.ts';
import { headersOfNoPage } from './security-headers.ts';

/**
 * So many requests are answered at the same time. At a thousand answers a second nobody who is let in waits for half
 * a second; whoever comes beyond that is told at once to come again, instead of waiting in a line without an end.
 */
const underWayMost = 160;

/**
 * Refuses what asks the bank while too much is under way, before anything else is done with it: refusing costs the time
 * of those who were let in. A request counts from when it is whole, so that slow clients take nobody's place, until its
 * answer begins, so that live events take nobody's either. `onRefused` is told of each that is refused. To be called before
 * any other hook is added; `count` is then to be called for the routes that ask the bank.
 */
export function admitAtMost(
  app: FastifyInstance,
  prefixes: readonly string[],
  onRefused: () => void,
  most = underWayMost,
): { readonly count: (routes: FastifyInstance) => void } {
  const admitted = new WeakSet<FastifyRequest>();
  let underWay = 0;

  app.addHook('onRequest', async (request, reply) => {
    if (underWay >= most && prefixes.some((prefix) => request.url.startsWith(prefix))) {
      refuseAtOnce(request, reply);
      onRefused();
    }
  });

  const leave = async (request: FastifyRequest) => {
    if (admitted.delete(request)) underWay -= 1;
  };
  return {
    count(routes) {
      routes.addHook('preHandler', async (request) => {
        underWay += 1;
        admitted.add(request);
      });
      routes.addHook('onSend', leave);
      // Where nothing was sent: the client has gone.
      routes.addHook('onRequestAbort', leave);
      routes.addHook('onResponse', leave);
    },
  };
}

const headersWhenBusy = {
  ...headersOfNoPage,
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'retry-after': '1',
} as const;

/** Without the hooks and headers of other answers. */
function refuseAtOnce(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(bankIsBusy.status, headersWhenBusy).end(refusalText(request, bankIsBusy));
}
