import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bankIsBusy, refusalText } from './http-refusal.ts';
import { headersOfNoPage } from './security-headers.ts';

/** More requests than the bank works on at its fastest, and few enough that the last of them is answered within half a second. */
const defaultInFlightMax = 256;

export interface AdmissionOptions {
  /** Prefixes of the URLs that may be refused. */
  readonly prefixes: readonly string[];
  /** Called for each refusal. */
  readonly onRefused: () => void;
  /** For tests; otherwise 256. */
  readonly inFlightMax?: number;
}

/**
 * Refuses requests to the bank with 503 while too many are in flight, before anything else is done with them: a client that is
 * told to retry costs less than one that waits in a line without an end. A request counts from the moment its body is complete,
 * so that a slow client takes nobody's place, until its response begins, so that an event stream takes none either.
 *
 * Call this before any other hook that reads the request, and `count` for the routes that call the bank. A proxy in front
 * queues better and refuses cheaper (`deploy/haproxy/`).
 */
export function limitInFlight(
  app: FastifyInstance,
  { prefixes, onRefused, inFlightMax = defaultInFlightMax }: AdmissionOptions,
): {
  readonly count: (routes: FastifyInstance) => void;
  /** How many requests are in flight. */
  readonly inFlight: () => number;
} {
  const admitted = new WeakSet<FastifyRequest>();
  let inFlight = 0;

  app.addHook('onRequest', async (request, reply) => {
    if (inFlight < inFlightMax) return;
    if (!prefixes.some((prefix) => request.url.startsWith(prefix))) return;
    refuseAtOnce(request, reply);
    onRefused();
  });

  const leave = async (request: FastifyRequest) => {
    if (admitted.delete(request)) inFlight -= 1;
  };
  return {
    inFlight: () => inFlight,
    count(routes) {
      routes.addHook('preHandler', async (request) => {
        inFlight += 1;
        admitted.add(request);
      });
      routes.addHook('onSend', leave);
      // Nothing is sent where the client has gone.
      routes.addHook('onRequestAbort', leave);
      routes.addHook('onResponse', leave);
    },
  };
}

const busyHeaders = {
  ...headersOfNoPage,
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'retry-after': '1',
} as const;

function refuseAtOnce(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(bankIsBusy.status, busyHeaders).end(refusalText(request, bankIsBusy));
}
